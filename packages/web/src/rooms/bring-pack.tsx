/** The host brings a pack: a file that is read here first, so that whatever is wrong with it is told at once. */
import type { PackFile } from '@taproom/inn';
import { briefOf } from '@taproom/inn/brief';
import { useRef, useState, type ChangeEvent } from 'react';
import { Link } from 'wouter';
import { Button } from '../pieces/index.ts';
import { meetPacks } from '../theme/guests.ts';
import { thingsIn } from './things-in.ts';
import { words } from '../words/all.ts';
import panel from './panel.module.css';
import { useAction } from './use-action.ts';
import { Wrong } from './wrong.tsx';

export interface BringPackProps {
  readonly packs: readonly PackFile[];
  readonly onChange: (packs: readonly PackFile[]) => void;
}

const MOST = 3;

export function BringPack({ packs, onChange }: BringPackProps) {
  const { packs: says } = words;
  const [mistakes, setMistakes] = useState<readonly string[]>([]);
  const input = useRef<HTMLInputElement>(null);
  const open = useAction(async (chosen: File) => {
    // The rules come along only here: whoever brings no pack need not wait for them.
    const { openPack } = await import('../workshop/rules.ts');
    const { file, brief, mistakes: found } = await openPack(chosen);
    setMistakes(found);
    if (file === null || brief === null) return;
    meetPacks([brief]);
    onChange([...packs.filter(({ name }) => name !== file.name), file].slice(-MOST));
  });

  function choose({ target }: ChangeEvent<HTMLInputElement>): void {
    const [file] = target.files ?? [];
    if (file !== undefined) open.run(file);
    target.value = '';
  }

  return (
    <section className={panel.stack} aria-label={says.bring}>
      <p>
        {says.bringHint} <Link href="/workshop">{says.toWorkshop}</Link>
      </p>
      {packs.length > 0 && (
        <ul className={panel.stack}>
          {packs.map((pack) => (
            <li key={pack.name} className={panel.buttons}>
              <span>{says.brought(pack.title, thingsIn(briefOf(pack)))}</span>
              <Button
                size="small"
                icon="close"
                onClick={() => onChange(packs.filter((other) => other !== pack))}
              >
                {says.leave(pack.title)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <input ref={input} type="file" accept=".json,application/json" hidden onChange={choose} />
      <Button icon="plus" busy={open.busy} onClick={() => input.current?.click()}>
        {says.bring}
      </Button>
      <Wrong text={open.wrong ?? (mistakes.length > 0 ? says.broken : null)} />
      {mistakes.length > 0 && (
        <ul>
          {mistakes.map((mistake) => (
            <li key={mistake}>{mistake}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
