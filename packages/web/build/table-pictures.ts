/** Draws the table of a scenario for the rulebook: runs it as far as is asked for, and takes down what lies where. */
import type { InnView, StackView, StrokeView } from '@taproom/inn';
import type { ParlourView } from '@taproom/parlour';
import type { Faces } from '../src/link/faces.ts';
import { openScene } from '../src/link/filmed-course.ts';
import type { ChapterPicture } from '../src/rooms/rulebook.ts';
import type {
  PicturedHeap,
  PicturedMatter,
  PicturedThing,
  TablePicture,
} from '../src/rooms/table-picture.ts';
import { COLOURS, RANK_NAMES } from '../src/parlour/cards.ts';
import { words as gambling } from '../src/words/parlour.ts';
import { picture as words } from '../src/words/picture.ts';
import type { PictureAsked } from './chapters.ts';

interface DrawnScene {
  readonly scene: string;
  readonly name: string;
  readonly text: string;
}

/** As the zones of City Square are called. */
const isDistrict = (zone: string): boolean => zone.startsWith('city ');

const plain = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, ' ');

export function drawPicture(
  scenes: readonly DrawnScene[],
  { of, after, caption }: PictureAsked,
): ChapterPicture {
  const found = scenes.find(({ name }) => name === of);
  if (found === undefined) throw new Error(`The rulebook has a picture of “${of}”, which is no scenario.`);
  const opened = openScene(found.scene, found.text);
  if ('scored' in opened) throw new Error(`“${of}” is not played at a table: it cannot be drawn.`);
  const { link } = opened;
  const stop =
    after === undefined
      ? 0
      : link.stops.findLastIndex(({ caption: step = '' }) => plain(step) === plain(after));
  if (stop < 0) throw new Error(`“${of}” has no step “${after}” after which it could be drawn.`);
  link.go(stop);
  const { view, gambling = null, faces } = link.snapshot();
  const table =
    view === null ? gambling?.game && gamblingTable(gambling.game) : faces && innTable(view, faces);
  if (!table) throw new Error(`There is nothing to draw of “${of}” at that step.`);
  return { scene: found.scene, stop, caption, table };
}

const faceDown = (n: number): PicturedThing[] => (n > 0 ? [{ faceDown: n }] : []);
const filled = (heaps: readonly PicturedHeap[]): PicturedHeap[] =>
  heaps.filter(({ things }) => things.length > 0);

function innTable(view: InnView, { cards, characters }: Faces): TablePicture {
  const titled = (ids: readonly number[]): PicturedThing[] => ids.map((id) => ({ title: cards[id].title }));
  const tokens = new Map(characters.flatMap((one) => one.tokens.map(({ name, title }) => [name, title])));
  return {
    seats: view.seats.map((seat, at) => ({
      name: seat.name,
      isCharacter: true,
      isOnTurn: at === view.turn,
      isOut: seat.out !== 0,
      numbers: [
        { word: words.fortitude, n: seat.fortitude },
        { word: words.alcohol, n: seat.alcohol },
        { word: words.gold, n: seat.gold },
        ...Object.entries(seat.tokens)
          .filter(([, n]) => n > 0)
          .map(([name, n]) => ({ word: tokens.get(name) ?? name, n })),
      ],
      lying: filled([
        { word: words.hand, things: seat.hand === null ? faceDown(seat.handSize) : titled(seat.hand) },
        { word: words.inPlay, things: titled(seat.play) },
        { word: words.plotted, things: seat.plot === null ? faceDown(seat.plotSize) : titled(seat.plot) },
        { word: words.drinkMe, things: faceDown(seat.drinkMe) },
      ]),
    })),
    middle: [
      ...view.stack.flatMap((matter) => matterOf(matter, view, titled)),
      ...(view.round === null
        ? []
        : [
            {
              word: words.pot(view.pot),
              things: [],
              does: view.round.control < 0 ? [] : [words.control(view.seats[view.round.control].name)],
            },
          ]),
      ...(view.prizes === null ? [] : [{ word: words.prizes, things: titled(view.prizes.inn), does: [] }]),
    ],
  };
}

type Titled = (ids: readonly number[]) => PicturedThing[];

function matterOf(matter: StackView, { seats }: InnView, titled: Titled): PicturedMatter[] {
  const nameOf = (seat: number): string => seats[seat]?.name ?? '';
  switch (matter.kind) {
    case 'play': {
      const whom = matter.targets.map(nameOf).filter((name) => name !== '' && name !== nameOf(matter.by));
      return [
        {
          word: matter.by < 0 ? words.happens : words.plays(nameOf(matter.by), whom),
          things: titled([matter.card, ...matter.added]),
          does: matter.negated ? [words.negated] : matter.strokes.flatMap((one) => strokeWords(one, nameOf)),
        },
      ];
    }
    case 'drinks':
      return matter.cards.flatMap((cards, group) => {
        const own = matter.drinks.filter((drink) => drink.group === group);
        return own.length === 0
          ? []
          : [
              {
                word: words.drinks(own.map(({ seat }) => nameOf(seat))),
                things: titled(cards),
                does: own.flatMap(({ strokes, ignored, seat, owner }) =>
                  ignored
                    ? [words.ignores(nameOf(seat))]
                    : strokes.flatMap((one) =>
                        strokeWords(one.seat === owner ? { ...one, seat } : one, nameOf),
                      ),
                ),
              },
            ];
      });
    case 'event':
      return [
        {
          word: words.happens,
          things: titled([matter.card]),
          does: matter.ignored.map((seat) => words.ignores(nameOf(seat))),
        },
      ];
    case 'bid':
      return [{ word: words.bid(matter.bid, nameOf(matter.leader)), things: [], does: [] }];
    case 'lift':
      return [{ word: words.lifted, things: titled(matter.cards), does: [] }];
    case 'pour':
      return [{ word: words.poured, things: titled(matter.cards.flat()), does: [] }];
    case 'poll':
      return [{ word: words.chosen(matter.chosen, matter.players.length), things: [], does: [] }];
    default:
      return [];
  }
}

function strokeWords({ of, n, seat }: StrokeView, nameOf: (seat: number) => string): string[] {
  return n !== 0 && (of === 'fortitude' || of === 'alcohol' || of === 'gold')
    ? [words.stroke(nameOf(seat), n, words[of])]
    : [];
}

/** The three Dragons, then the ranks from Warrior to Rogue. */
const hordeOf = (coins: number, at: number): PicturedThing => ({
  title: words.horde(at < COLOURS.length ? COLOURS[at] : RANK_NAMES[at - COLOURS.length + 1], coins),
});

/** The districts of a city in their places, the card on top of each. */
function cityIn(zones: ParlourView['common']['zones']): PicturedHeap[] {
  const built = Object.entries(zones).flatMap(([zone, { cards }]) =>
    isDistrict(zone) && cards !== null && cards.length > 0
      ? [
          {
            place: zone
              .slice(zone.indexOf(' ') + 1)
              .split(',')
              .map(Number),
            card: cards.at(-1)!,
          },
        ]
      : [],
  );
  if (built.length === 0) return [];
  const [top, left] = [0, 1].map((way) => Math.min(...built.map(({ place }) => place[way])));
  const [bottom, right] = [0, 1].map((way) => Math.max(...built.map(({ place }) => place[way])));
  const columns = right - left + 1;
  const things = Array.from({ length: (bottom - top + 1) * columns }, (_, at): PicturedThing => {
    const here = built.find(({ place: [row, column] }) => (row - top) * columns + column - left === at);
    return here === undefined ? { faceDown: 0 } : { card: here.card };
  });
  return [{ word: gambling.city, things, columns }];
}

function gamblingTable(game: ParlourView): TablePicture {
  type Lying = ParlourView['common'];
  const heaps = ({ zones, dice }: Lying): PicturedHeap[] =>
    filled([
      ...cityIn(zones),
      ...Object.entries(zones)
        .filter(([zone]) => !isDistrict(zone))
        .map(([zone, { size, cards }]) => ({
          word: gambling.zone(game.game, zone),
          things: cards === null ? faceDown(size) : cards.map((card) => ({ card })),
        })),
      ...Object.entries(dice).map(([zone, shown]) => ({
        word: gambling.zone(game.game, zone),
        things: shown.map((die) => ({ die })),
      })),
    ]);
  return {
    seats: game.seats.map((seat, at) => ({
      name: seat.name,
      isCharacter: false,
      isOnTurn: game.waitingFor === at,
      isOut: seat.folded,
      numbers: [
        { word: words.coins, n: seat.chips },
        ...(seat.bet > 0 ? [{ word: words.bet, n: seat.bet }] : []),
      ],
      lying: heaps(seat),
    })),
    middle: [
      ...heaps(game.common).map((heap) => ({ ...heap, does: [] })),
      ...(game.counts.hordes === undefined
        ? []
        : [{ word: gambling.hordes, things: game.counts.hordes.map(hordeOf), does: [] }]),
      { word: words.potOfCoins(game.pot), things: [], does: [] },
    ],
  };
}
