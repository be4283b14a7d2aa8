/** Whether the deal of the game that is shown was honest, and how that is known. */
import { useState } from 'react';
import { Deal } from '../fair/deal.tsx';
import styles from '../fair/fair.module.css';
import type { Replaying } from '../link/replaying.ts';
import { Button, Dialog } from '../pieces/index.ts';
import { fair as words } from '../words/fair.ts';
import { saveLog } from './save-log.ts';

export function Checked({ link }: { readonly link: Replaying }) {
  const [open, setOpen] = useState(false);
  const { deal, table, names } = link;
  if (deal === null) return null;
  const { proof, wrong, wasShown } = deal;
  const isHonest = wrong.length === 0;
  const title = isHonest ? words.honest : words.dishonest;
  return (
    <>
      <Button
        kind={isHonest ? 'quiet' : 'warn'}
        size="small"
        icon={isHonest ? 'check' : 'warning'}
        onClick={() => setOpen(true)}
      >
        {title}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={title}
        about={isHonest ? words.honestAbout(proof.draws.length) : words.dishonestAbout}
      >
        <div className={styles.deal}>
          {wrong.length > 0 && (
            <ul className={styles.wrong}>
              {wrong.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          )}
          {isHonest && <p>{wasShown ? words.remembered : words.notRemembered}</p>}
          <Deal {...proof} additions={[...proof.additions]} names={names} />
          <Button icon="down" onClick={() => void saveLog(table)}>
            {words.download}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
