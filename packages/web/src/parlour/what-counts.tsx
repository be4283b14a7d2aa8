/** What is worth how much in a gambling game. */
import type { GameHelp } from '@taproom/parlour/help';
import styles from './what-counts.module.css';

export function WhatCounts({ scoring }: Pick<GameHelp, 'scoring'>) {
  return (
    <table className={styles.table}>
      <tbody>
        {scoring.map(({ text, points }) => (
          <tr key={text}>
            <th scope="row">{text}</th>
            <td>{points}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
