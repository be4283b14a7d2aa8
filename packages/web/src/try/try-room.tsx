/** Lays the table of a scenario and sits down at it. */
import { useEffect, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { Moment } from '../pieces/moment.tsx';
import { own as words } from '../words/own.ts';
import { nameIn, sceneText } from './scene-text.ts';
import { tryOut } from './try-out.ts';

export default function TryRoom({ scene }: { readonly scene: string }) {
  const [, go] = useLocation();
  const [trouble, setTrouble] = useState('');
  const [search] = useSearchParams();
  const at = Number(search.get('at') ?? 0);
  useEffect(() => {
    let left = false;
    open(scene, at).then(
      (address) => {
        if (!left) go(address, { replace: true });
      },
      (error: unknown) => {
        if (!left) setTrouble(error instanceof Error ? error.message : words.noScene);
      },
    );
    return () => {
      left = true;
    };
  }, [scene, at, go]);
  return (
    <Moment>
      {trouble === '' ? <p role="status">{words.laying}</p> : <p role="alert">{trouble}</p>}
      {trouble !== '' && <Link href="/rules">{words.toRules}</Link>}
    </Moment>
  );
}

/** `at`: which picture of the scenario it goes on from. */
async function open(scene: string, at: number): Promise<string> {
  const text = await sceneText(scene);
  if (text === null) throw new Error(words.noScene);
  return tryOut(text, nameIn(text), at);
}
