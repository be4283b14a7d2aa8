/**
 * At a table letters grow with the screen (plan.module.css), and everything is measured in them. The page itself is told
 * so: a selector that looks for a table in it would look anew with everything that changes there.
 */
import { useLayoutEffect } from 'react';

export function useBigLetters(): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.letters = 'table';
    return () => {
      delete dataset.letters;
    };
  }, []);
}
