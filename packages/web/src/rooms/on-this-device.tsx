/** Those who share the host's device: their names, and at the inn their characters. */
import { CharacterPicker } from './character-picker.tsx';
import { NOBODY_YET, people, type HostWish } from './host-wish.ts';
import panel from './panel.module.css';
import { Field } from '../pieces/index.ts';
import { here as words } from '../words/here.ts';

interface OnThisDeviceProps {
  readonly wish: HostWish;
  readonly change: (part: Partial<HostWish>) => void;
}

export function OnThisDevice({ wish, change }: OnThisDeviceProps) {
  const others = Array.from({ length: people(wish) - 1 }, (_, i) => wish.others[i] ?? NOBODY_YET);
  const chosen = [wish.character, ...others.map(({ character }) => character)].filter((name) => name !== '');
  return (
    <section className={panel.panel} aria-labelledby="sharing">
      <div>
        <h2 id="sharing">{words.sharing}</h2>
        <p>{words.sharingHint}</p>
      </div>
      {others.map(({ name, character }, i) => {
        const is = (part: Partial<(typeof others)[number]>): void =>
          change({ others: others.with(i, { ...others[i], ...part }) });
        return (
          <div key={i} className={panel.row}>
            <Field
              label={words.nameOf(i + 2)}
              placeholder={words.somebody(i + 2)}
              value={name}
              maxLength={24}
              autoComplete="off"
              onChange={(event) => is({ name: event.target.value })}
            />
            {wish.game === 'inn' && (
              <CharacterPicker
                label={words.characterOf(i + 2)}
                value={character}
                taken={chosen.filter((other) => other !== character)}
                onChange={(next) => is({ character: next })}
              />
            )}
          </div>
        );
      })}
    </section>
  );
}
