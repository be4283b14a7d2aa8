/** For ears: what happens, politely, and being asked, at once. */
import { useEffect, useRef, useState } from 'react';
import { useMuted } from '../link/muted.ts';
import { toast } from '../pieces/index.ts';
import { general } from '../words/general.ts';
import { table as words } from '../words/table.ts';
import { isWorthTelling } from './log/worth-telling.ts';
import { useShown } from './table-store.ts';

/** So many sentences at once; whoever wants them all has the log. */
const SAID_AT_ONCE = 6;

export function Announcer() {
  const story = useShown((state) => state.story);
  const question = useShown((state) => (state.asked.isAsked ? (state.table?.asked?.number ?? -1) : -1));
  const prompt = useShown((state) => state.asked.prompt);
  const label = useShown((state) => state.asked.primary.label);
  const [told, setTold] = useState('');
  const [asked, setAsked] = useState('');
  const heard = useRef(story.at(-1)?.at ?? -1);

  useEffect(() => {
    const fresh = story.filter((event) => event.at > heard.current && isWorthTelling(event));
    heard.current = story.at(-1)?.at ?? -1;
    if (fresh.length > 0)
      setTold(
        fresh
          .slice(-SAID_AT_ONCE)
          .map(({ text }) => text)
          .join(' '),
      );
  }, [story]);

  // Only a new question is announced, not every word that changes while it is being answered.
  const latest = useRef('');
  useEffect(() => {
    latest.current = words.askedYou(`${prompt} ${label}.`);
  }, [prompt, label]);
  useEffect(() => {
    if (question >= 0) setAsked(latest.current);
  }, [question]);

  // Whoever looks at something else sees in the tab that it is their move.
  const isAsked = question >= 0;
  useEffect(() => {
    const { name } = general;
    document.title = isAsked ? `● ${words.yourMove} · ${name}` : name;
    return () => {
      document.title = name;
    };
  }, [isAsked]);

  // What others say comes up beside the table where the log is not open.
  const table = useShown((state) => state.table?.table ?? '');
  const said = useShown((state) => state.chat);
  const muted = useMuted(table);
  const own = useShown((state) => state.view?.seat);
  const read = useRef(said.length);
  useEffect(() => {
    const fresh = said.slice(read.current).filter(({ seat }) => !muted.includes(seat));
    read.current = said.length;
    if (document.querySelector('[role="log"]') !== null) return;
    for (const line of fresh) if (line.seat !== own) toast(words.says(line.name, line.text));
  }, [said, own, muted]);

  return (
    <>
      <div className="for-ears" role="status" aria-live="polite">
        {told}
      </div>
      <div className="for-ears" role="alert" aria-live="assertive">
        {asked}
      </div>
    </>
  );
}
