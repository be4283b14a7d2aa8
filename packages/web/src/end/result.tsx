/** What happened in a game that is over: what one will talk about, how it went, and the numbers. */
import type { Story } from '@taproom/client';
import { useMemo } from 'react';
import { Icon, type IconName } from '../icons/index.ts';
import { Keeps } from '../rooms/keeps.tsx';
import { useTable } from '../table/table-store.ts';
import { end as words } from '../words/end.ts';
import { courseOf } from './course.ts';
import { CourseChart, CourseTable } from './course-chart.tsx';
import { Deeds } from './deeds.tsx';
import { placeOf, statisticsOf, together, type Fall, type Statistics } from './statistics.ts';
import type { Fetched } from './use-story.ts';
import styles from './result.module.css';

interface ResultProps {
  readonly story: Fetched;
  /** For a television: only what can be read from the sofa. */
  readonly tv?: boolean;
}

export function Result({ story, tv = false }: ResultProps) {
  if (story === 'loading') return <p role="status">{words.loading}</p>;
  if (story === 'failed') return <p role="alert">{words.noStory}</p>;
  return <Told story={story} tv={tv} />;
}

function Told({ story, tv }: { readonly story: Story; readonly tv: boolean }) {
  const seats = useTable((state) => state.view!.seats);
  const own = useTable((state) => state.own?.seat ?? -1);
  const names = seats.map(({ name }) => name);
  // A side wins or loses as one.
  const isAlone = seats.length > 2 && new Set(seats.map(({ side }) => side)).size === seats.length;
  const { course, statistics } = useMemo(() => {
    // Whoever nobody plays has no track of their own.
    const sides = seats.map(({ side, tracks }) => (tracks.length > 0 ? -1 : side));
    return {
      course: courseOf(story, sides),
      statistics: statisticsOf(story.events, seats.length, sides),
    };
  }, [story, seats]);
  const place = isAlone ? placeOf(statistics.falls, seats.length, own) : null;
  return (
    <div className={styles.result} data-tv={tv || undefined}>
      {place !== null && place > 1 && <p>{words.yourPlace(place, seats.length)}</p>}
      <section className={styles.moments} aria-label={words.moments}>
        <div className={styles.moment} data-first>
          <h3>
            <Icon name="out" /> {words.falls}
          </h3>
          <ol>
            {together(statistics.falls).map((falls) => (
              <FallLine key={falls[0].seat} falls={falls} names={names} />
            ))}
            {statistics.falls.length === 0 && <li>{words.nobodyFell}</li>}
          </ol>
        </div>
        <div className={styles.others}>
          <Moments of={statistics} names={names} />
        </div>
      </section>
      <section className={styles.course}>
        <h3>{words.course}</h3>
        {!tv && <p className={styles.hint}>{words.courseHint}</p>}
        <CourseChart course={course} names={names} />
        {!tv && <CourseTable course={course} names={names} />}
      </section>
      {!tv && (
        <section className={styles.course}>
          <h3>{words.deeds}</h3>
          <Deeds of={statistics.deeds} names={names} gold={seats.map(({ gold }) => gold)} />
          <Keeps what="finished" />
        </section>
      )}
    </div>
  );
}

interface FallLineProps {
  readonly falls: readonly Fall[];
  readonly names: readonly string[];
}

function FallLine({ falls, names }: FallLineProps) {
  const [{ card, turn, by, how, ordered }] = falls;
  const title = useTable((state) => state.faces?.cards[card]?.title ?? '');
  const fallen = falls.map(({ seat }) => names[seat] ?? '');
  if (how === 'drunk') return <li>{words.fell(fallen, turn, title, names[by] ?? '', ordered)}</li>;
  return <li>{words[how](fallen, turn)}</li>;
}

function Moments({ of, names }: { readonly of: Statistics; readonly names: readonly string[] }) {
  const { hardest, pot, escapes, deeds } = of;
  const title = useTable((state) => state.faces?.cards[hardest?.card ?? -1]?.title ?? '');
  const most = Math.max(0, ...deeds.map(({ drinks }) => drinks));
  const thirsty = names.filter((_, seat) => deeds[seat]?.drinks === most);
  const roughest = deeds.reduce((best, { dealt }, seat) => (dealt > deeds[best].dealt ? seat : best), 0);
  const escape = escapes.at(-1);
  return (
    <>
      {hardest !== null && (
        <Moment icon="fist" title={words.hardest}>
          {words.hardestTold(names[hardest.by], names[hardest.whom], title, hardest.n)}
        </Moment>
      )}
      {most > 0 && (
        <Moment icon="mug" title={words.thirst}>
          {words.thirstTold(thirsty, most)}
        </Moment>
      )}
      {(deeds[roughest]?.dealt ?? 0) > 0 && (
        <Moment icon="fortitude" title={words.fighter}>
          {words.fighterTold(names[roughest], deeds[roughest].dealt)}
        </Moment>
      )}
      {pot !== null && (
        <Moment icon="gold" title={words.pot}>
          {words.potTold(names[pot.seat], pot.n)}
        </Moment>
      )}
      {escape !== undefined && (
        <Moment icon="warning" title={words.escape}>
          {words.escapeTold(names[escape.seat], escape.turn)}
        </Moment>
      )}
    </>
  );
}

interface MomentProps {
  readonly icon: IconName;
  readonly title: string;
  readonly children: string;
}

function Moment({ icon, title, children }: MomentProps) {
  return (
    <div className={styles.moment}>
      <h3>
        <Icon name={icon} /> {title}
      </h3>
      <p>{children}</p>
    </div>
  );
}
