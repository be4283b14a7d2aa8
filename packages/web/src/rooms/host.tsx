/** Opening a table: the game, who plays, the rules, the pace. */
import { briefOf } from '@taproom/inn/brief';
import { useState, type FormEvent } from 'react';
import { useLocation } from 'wouter';
import { Icon } from '../icons/index.ts';
import { createTable, UNREACHABLE } from '../link/house.ts';
import { openHere } from '../link/open-here.ts';
import { keepName, lastName } from '../link/seats.ts';
import { POCKET_ONLY } from '../pocket/pocket-id.ts';
import { Button, Choice, Field, goToWrong, Switch } from '../pieces/index.ts';
import { guestsOf, meetPacks } from '../theme/guests.ts';
import { here as hereWords } from '../words/here.ts';
import { words } from '../words/all.ts';
import { brought } from '../workshop/shelf.ts';
import { BringPack } from './bring-pack.tsx';
import { CharacterPicker } from './character-picker.tsx';
import { GamblingRules, InnRules, Pace, SidesOfTheTable } from './host-rules.tsx';
import {
  charactersFor,
  FIRST_WISH,
  fitted,
  mostBots,
  people,
  offerOf,
  seatsFor,
  sharers,
  troubleOf,
  wishOf,
  type HostWish,
  withPacks,
} from './host-wish.ts';
import { MENU } from './menu-of-the-house.ts';
import { numbered, numbers } from './numbers.ts';
import { OnThisDevice } from './on-this-device.tsx';
import { OpenFile } from './open-file.tsx';
import panel from './panel.module.css';
import { Room } from './room.tsx';
import { useAction } from './use-action.ts';
import { Wrong } from './wrong.tsx';

/** What is played, for the list of tables. */
const gameOf = ({ game, which }: HostWish): string =>
  game === 'inn' ? words.host.games[0].label : (offerOf(MENU, which)?.name ?? words.host.evening);

/** Whoever comes from the workshop brings what they made. */
function firstWish(here: boolean): HostWish {
  const wish: HostWish = { ...FIRST_WISH, name: lastName(), ...(here && { here, bots: 2 }) };
  const pack = brought();
  if (pack === null) return wish;
  meetPacks([briefOf(pack)]);
  return { ...wish, ...withPacks(wish, [pack]) };
}

/** `here`: for people who share this device. */
export default function Host({ here = POCKET_ONLY }: { readonly here?: boolean }) {
  const [, go] = useLocation();
  const [wish, setWish] = useState<HostWish>(() => firstWish(here));
  const [nameless, setNameless] = useState(false);
  const open = useAction(async () => {
    keepName(wish.name.trim());
    const asked = wishOf(MENU, wish);
    const seat = wish.here
      ? await openHere(asked, sharers(wish, hereWords.somebody), gameOf(wish))
      : await createTable(asked);
    go(`/table/${seat.code || seat.table}`);
  });
  const change = (part: Partial<HostWish>): void => setWish((now) => fitted(MENU, { ...now, ...part }));
  const { host } = words;
  const inn = wish.game === 'inn';
  const trouble = troubleOf(wish);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const isNameless = wish.name.trim() === '';
    setNameless(isNameless);
    if (isNameless) goToWrong(event.currentTarget as Element);
    else if (trouble === null) open.run();
  }

  return (
    <Room title={wish.here ? hereWords.title : host.title} about={wish.here ? hereWords.about : host.about}>
      <form className={panel.stack} onSubmit={submit} noValidate>
        <section className={panel.panel}>
          {!POCKET_ONLY && (
            <Choice
              label={hereWords.where}
              options={hereWords.wheres}
              value={wish.here ? 'here' : 'apart'}
              onChange={(where) => change({ here: where === 'here' })}
            />
          )}
          <Field
            label={host.name}
            hint={host.nameHint}
            wrong={nameless ? host.nameNeeded : undefined}
            value={wish.name}
            maxLength={24}
            autoComplete="nickname"
            onChange={(event) => change({ name: event.target.value })}
          />
          <Choice
            label={host.game}
            hint={inn ? host.innHint : host.gamblingHint}
            options={host.games}
            value={wish.game}
            onChange={(game) => change({ game })}
          />
          {!inn && <GamblingRules wish={wish} change={change} />}
          {inn && (
            <CharacterPicker
              label={host.character}
              value={wish.character}
              only={charactersFor(wish)}
              guests={guestsOf(wish.packs.map(briefOf))}
              onChange={(character) => change({ character })}
            />
          )}
          <BringPack packs={wish.packs} onChange={(packs) => change(withPacks(wish, packs))} />
        </section>
        <section className={panel.panel}>
          {inn && (
            <Choice
              label={host.way}
              hint={host.wayHints[wish.way]}
              options={host.ways}
              value={wish.way}
              onChange={(way) => change({ way })}
            />
          )}
          {inn && wish.way !== 'sides' && <SidesOfTheTable wish={wish} change={change} />}
          <Choice
            label={host.seats}
            options={numbered(seatsFor(MENU, wish))}
            value={wish.seats}
            onChange={(seats) => change({ seats })}
          />
          <Choice
            label={host.bots}
            hint={host.botsHint(people(wish))}
            options={numbers(0, mostBots(wish))}
            value={wish.bots}
            onChange={(bots) => change({ bots })}
          />
          {inn && wish.way === 'sides' && <SidesOfTheTable wish={wish} change={change} />}
          {wish.bots > 0 && (
            <Choice
              label={host.botKind}
              options={host.botKinds}
              value={wish.bot}
              onChange={(bot) => change({ bot })}
            />
          )}
        </section>
        {wish.here && people(wish) > 1 && <OnThisDevice wish={wish} change={change} />}
        {(inn || !wish.here) && (
          <details className={`${panel.panel} ${panel.more}`}>
            <summary>
              <Icon name="right" />
              {host.more}
            </summary>
            <div className={panel.stack}>
              {inn && <InnRules wish={wish} change={change} />}
              {!wish.here && <Pace wish={wish} change={change} />}
            </div>
          </details>
        )}
        {!wish.here && (
          <Switch
            label={host.listed}
            hint={host.listedHint}
            checked={wish.listed}
            onChange={(listed) => change({ listed })}
          />
        )}
        <Wrong text={trouble === null ? open.wrong : host.notYet} />
        {open.wrong === UNREACHABLE && !wish.here && (
          <Button icon="phone" onClick={() => change({ here: true })}>
            {hereWords.instead}
          </Button>
        )}
        <Button
          type="submit"
          kind="main"
          size="big"
          icon="inn"
          wide
          busy={open.busy}
          aria-disabled={trouble !== null}
        >
          {open.busy ? host.opening : wish.here ? hereWords.begin : host.open}
        </Button>
        <OpenFile here={wish.here} />
      </form>
    </Room>
  );
}
