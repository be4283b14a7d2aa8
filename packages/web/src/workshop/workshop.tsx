/** The workshop: a character by forms, to be tried, weighed up and brought to a table. */
import { newPack } from '@taproom/cast/new-pack';
import {
  beginPack,
  briefOf,
  LIMITS,
  readPack,
  type CardFile,
  type CharacterFile,
  type PackFile,
} from '@taproom/inn';
import { useEffect, useMemo, useRef, useState, type ChangeEvent } from 'react';
import { useLocation } from 'wouter';
import { saveFile } from '../link/save-file.ts';
import { Button, Dialog } from '../pieces/index.ts';
import panel from '../rooms/panel.module.css';
import { Room } from '../rooms/room.tsx';
import { useAction } from '../rooms/use-action.ts';
import { Wrong } from '../rooms/wrong.tsx';
import { meetPacks } from '../theme/guests.ts';
import { words } from '../words/workshop.ts';
import { BalancePanel } from './balance-panel.tsx';
import { CardsPanel } from './cards-panel.tsx';
import { partNamed, whole } from './forms.ts';
import { playWith } from './play.ts';
import { cast, openPack } from './rules.ts';
import { SchemaForm } from './schema-form.tsx';
import { bring, draft, keepDraft } from './shelf.ts';
import styles from './workshop.module.css';

const FIRST = 'Pip';
/** Those that have forms of their own. */
const DECKS = ['deck', 'sideDecks'];
const BESIDE = ['tokens', 'moments', 'temper'];

/** Who is on the bench, and which card is open: of the Character Deck (−1) or of a side deck. */
interface Open {
  readonly who: number;
  readonly side: number;
  readonly card: number;
}
const CLOSED: Open = { who: 0, side: -1, card: -1 };
const MOST = LIMITS.characters;

export default function Workshop() {
  const [pack, setPack] = useState<PackFile>(() => draft() ?? newPack(FIRST));
  const [open, setOpen] = useState<Open>(CLOSED);
  const [left, setLeft] = useState<{ readonly name: string; readonly lines: readonly string[] } | null>(null);
  const [, go] = useLocation();
  const { mistakes } = useMemo(() => readPack(pack, cast), [pack]);
  const sound = mistakes.length === 0;
  const characters = pack.characters ?? [];
  const { who } = open;
  const character = characters[who] ?? newPack(FIRST).characters![0];
  useEffect(() => {
    keepDraft(pack);
    meetPacks([briefOf(pack)]);
  }, [pack]);
  // The mark is wanted before the first look at the cards.
  meetPacks([briefOf(pack)]);

  const change = (next: CharacterFile): void =>
    setPack({ ...pack, characters: who < characters.length ? characters.with(who, next) : [next] });
  const seat = (next: readonly CharacterFile[], at: number): void => {
    setOpen({ ...CLOSED, who: at });
    setPack({ ...pack, characters: next });
  };
  const replace = (next: PackFile): void => {
    setOpen(CLOSED);
    setLeft(null);
    setPack(next);
  };
  const play = useAction(async () => go(await playWith(pack, characters[who]?.name)));

  function beginWith(name: string): void {
    const from = cast.characters.find((one) => one.name === name);
    if (from === undefined) return;
    const begun = beginPack(from, 'Newcomer');
    replace(begun.file);
    if (begun.left.length > 0) setLeft({ name, lines: begun.left });
  }

  const count = (cards: readonly CardFile[]): number =>
    cards.reduce((sum, { copies = 1 }) => sum + copies, 0);
  return (
    <Room title={words.title} about={words.about} width="wide">
      <div className={panel.stack}>
        <Begin onPack={replace} onFrom={beginWith} onSave={() => save(pack)} />
        {left !== null && (
          <section className={panel.panel}>
            <p>{words.left(left.name)}</p>
            <ul>
              {left.lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        )}
        <Mistakes mistakes={mistakes} onGo={setOpen} />
        <div className={panel.buttons}>
          <Button kind="main" icon="play" disabled={!sound} busy={play.busy} onClick={() => play.run()}>
            {words.play}
          </Button>
          <Button
            icon="inn"
            disabled={!sound}
            onClick={() => {
              bring(pack);
              go('/host');
            }}
          >
            {words.host}
          </Button>
        </div>
        <Wrong text={play.wrong} />
        <OnTheBench
          names={characters.map(({ name }) => name)}
          who={who}
          onChoose={(at) => setOpen({ ...CLOSED, who: at })}
          onAdd={() => seat([...characters, fresh(characters)], characters.length)}
          onRemove={() => seat(characters.toSpliced(who, 1), 0)}
        />
        {characters.length > 0 && (
          <>
            <section className={panel.panel}>
              <SchemaForm
                key={who}
                schema={partNamed('character')}
                name={words.who}
                value={character}
                character={character}
                without={[...DECKS, ...BESIDE]}
                // What comes out of a form for characters is one, or what is wrong with it is told.
                onChange={(next) => change({ ...character, ...(next as CharacterFile) })}
              />
            </section>
            <CardsPanel
              heading={words.deck(count(character.deck))}
              cards={character.deck}
              character={character}
              sideDeck=""
              open={open.side < 0 ? open.card : -1}
              onOpen={(card) => setOpen({ who, side: -1, card })}
              onChange={(deck) => change({ ...character, deck })}
            />
            {character.sideDecks?.map((side, d) => (
              <CardsPanel
                key={d}
                heading={words.sideDeck(side.title, count(side.cards))}
                cards={side.cards}
                character={character}
                sideDeck={side.title}
                open={open.side === d ? open.card : -1}
                onOpen={(card) => setOpen({ who, side: d, card })}
                onChange={(cards) =>
                  change({ ...character, sideDecks: character.sideDecks!.with(d, { ...side, cards }) })
                }
              />
            ))}
            <Beside character={character} onChange={change} />
            <BalancePanel pack={pack} character={character} sound={sound} />
          </>
        )}
        <details className={`${panel.panel} ${panel.more}`} open={characters.length === 0}>
          <summary>{words.pack}</summary>
          <SchemaForm
            schema={whole}
            name={words.pack}
            value={pack}
            character={character}
            without={['characters', '$schema', 'format']}
            onChange={(next) => setPack({ ...pack, ...(next as PackFile) })}
          />
        </details>
      </div>
    </Room>
  );
}

/** Another one, called as nobody else is. */
function fresh(characters: readonly CharacterFile[]): CharacterFile {
  const isFree = (name: string): boolean => !characters.some((other) => other.name === name);
  const name = NAMES.find(isFree) ?? FIRST;
  return newPack(name).characters![0];
}
const NAMES = [FIRST, 'Newcomer', 'Somebody', 'Stranger'];

interface OnTheBenchProps {
  readonly names: readonly string[];
  readonly who: number;
  readonly onChoose: (who: number) => void;
  readonly onAdd: () => void;
  readonly onRemove: () => void;
}

/** Which of the pack's characters the forms are about. */
function OnTheBench({ names, who, onChoose, onAdd, onRemove }: OnTheBenchProps) {
  return (
    <section className={panel.panel} aria-label={words.bench}>
      <div className={panel.buttons}>
        {names.length > 1 && (
          <select
            className={styles.add}
            aria-label={words.bench}
            value={who}
            onChange={({ target }) => onChoose(Number(target.value))}
          >
            {names.map((name, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- two may be called the same while they are made
              <option key={at} value={at}>
                {name}
              </option>
            ))}
          </select>
        )}
        {names.length < MOST && (
          <Button icon="plus" onClick={onAdd}>
            {words.another}
          </Button>
        )}
        {names.length > 1 && (
          <Button icon="close" kind="quiet" onClick={onRemove}>
            {words.remove(names[who] ?? '')}
          </Button>
        )}
      </div>
    </section>
  );
}

/** Tokens, side decks without their cards, what happens by itself. */
function Beside({
  character,
  onChange,
}: {
  readonly character: CharacterFile;
  onChange(this: void, next: CharacterFile): void;
}) {
  const others = Object.keys(partNamed('character').properties ?? {}).filter(
    (field) => !BESIDE.includes(field) && field !== 'sideDecks',
  );
  return (
    <section className={panel.panel}>
      <SchemaForm
        schema={{ ...partNamed('character'), required: [] }}
        name={words.beside}
        value={character}
        character={character}
        without={others}
        onChange={(next) => onChange(next as CharacterFile)}
      />
    </section>
  );
}

interface BeginProps {
  readonly onPack: (pack: PackFile) => void;
  readonly onFrom: (name: string) => void;
  readonly onSave: () => void;
}

function Begin({ onPack, onFrom, onSave }: BeginProps) {
  const input = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState<(() => void) | null>(null);
  const [mistakes, setMistakes] = useState<readonly string[]>([]);
  const sure = (act: () => void): void => setAsked(() => act);
  const opened = useAction(async (chosen: File) => {
    const { file, mistakes: found } = await openPack(chosen);
    setMistakes(found);
    if (file !== null) sure(() => onPack(file));
  });
  return (
    <section className={panel.panel} aria-label={words.begin}>
      <div className={panel.buttons}>
        <Button icon="plus" onClick={() => sure(() => onPack(newPack(FIRST)))}>
          {words.anew}
        </Button>
        <select
          className={styles.add}
          aria-label={words.fromOurs}
          value=""
          onChange={({ target }) => {
            const name = target.value;
            sure(() => onFrom(name));
          }}
        >
          <option value="">{words.fromOurs}</option>
          {cast.characters.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          hidden
          onChange={({ target }: ChangeEvent<HTMLInputElement>) => {
            const [file] = target.files ?? [];
            if (file !== undefined) opened.run(file);
            target.value = '';
          }}
        />
        <Button icon="up" onClick={() => input.current?.click()}>
          {words.open}
        </Button>
        <Button icon="down" onClick={onSave}>
          {words.save}
        </Button>
      </div>
      <Wrong text={opened.wrong ?? (mistakes.length > 0 ? mistakes.join(' ') : null)} />
      <Dialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={words.replaceTitle}
        about={words.replace}
        foot={
          <>
            <Button onClick={() => setAsked(null)}>{words.replaceNo}</Button>
            <Button
              kind="main"
              onClick={() => {
                asked?.();
                setAsked(null);
              }}
            >
              {words.replaceYes}
            </Button>
          </>
        }
      >
        {null}
      </Dialog>
    </section>
  );
}

interface MistakesProps {
  readonly mistakes: readonly string[];
  readonly onGo: (open: Open) => void;
}

function Mistakes({ mistakes, onGo }: MistakesProps) {
  return (
    <section className={panel.panel} role="status" data-sound={mistakes.length === 0}>
      <p>{words.mistakes(mistakes.length)}</p>
      {mistakes.length > 0 && (
        <ul className={styles.mistakes}>
          {mistakes.map((mistake) => {
            const place = placeIn(mistake);
            return (
              <li key={mistake}>
                {mistake}{' '}
                {place !== null && (
                  <Button size="small" kind="quiet" onClick={() => onGo(place)}>
                    {words.goTo}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

/** The card that a mistake is about. */
function placeIn(mistake: string): Open | null {
  const [, who, side, inSide, card] =
    /^characters\[(\d+)\]\.(?:sideDecks\[(\d+)\]\.cards\[(\d+)\]|deck\[(\d+)\])/.exec(mistake) ?? [];
  if (card !== undefined) return { who: Number(who), side: -1, card: Number(card) };
  return side === undefined ? null : { who: Number(who), side: Number(side), card: Number(inSide) };
}

const save = (pack: PackFile): void => saveFile(`${pack.name}.json`, `${JSON.stringify(pack, null, 2)}\n`);
