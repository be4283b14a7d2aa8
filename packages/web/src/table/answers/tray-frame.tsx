/** The frame of what stands between the table and one's own cards: what went wrong, why something must wait, what is asked. */
import type { ReactNode } from 'react';
import { Icon } from '../../icons/index.ts';
import { RuleButton } from '../../rules/rule-button.tsx';
import { behind as about } from '../../words/behind.ts';
import { table as words } from '../../words/table.ts';
import { useTable, type TableState } from '../table-store.ts';
import styles from './tray.module.css';

/** Why something must wait; null: it is being looked up. */
export const saidOf = (said: readonly string[] | null): string =>
  said === null ? words.whyAsking : said.length === 0 ? words.whyUnknown : said.join(' ');

interface TrayFrameProps {
  /** What must wait, where that is being explained. */
  readonly waiting: string;
  readonly prompt: ReactNode;
  readonly kind?: string;
  readonly children: ReactNode;
}

export function TrayFrame({ waiting, prompt, kind, children }: TrayFrameProps) {
  const trouble = useTable((state) => state.desk.trouble);
  const why = useTable((state) => state.desk.why);
  const isAsked = useTable((state) => state.asked.isAsked);
  const question = useTable((state) => state.table?.asked?.number);
  const troubleRules = useTable((state) => state.desk.troubleRules);
  return (
    <div
      className={styles.tray}
      data-tray
      data-kind={kind}
      data-question={question}
      data-asked={isAsked || undefined}
    >
      {trouble !== '' ? (
        <p className={styles.trouble} role="alert">
          <Icon name="warning" />
          <span>
            {trouble}
            {troubleRules.length > 0 && (
              <RuleButton title={about.whyRefused} said={[{ words: trouble, rules: troubleRules }]} />
            )}
          </span>
        </p>
      ) : why !== null ? (
        <p className={styles.why} role="status" data-of-card={why.card >= 0 || undefined}>
          <Icon name="help" />
          <span>
            <strong>{words.whyNot(waiting)}</strong> {saidOf(why.words)}
            <WhyNot waiting={waiting} rules={why.rules} />
          </span>
        </p>
      ) : (
        prompt !== '' && (
          <p className={styles.prompt}>
            {prompt}
            <WhyAsked />
          </p>
        )
      )}
      {children}
    </div>
  );
}

interface WhyNotProps {
  readonly waiting: string;
  readonly rules: readonly string[];
}

/** The rules in the way of something. */
export function WhyNot({ waiting, rules }: WhyNotProps) {
  if (rules.length === 0) return null;
  return <RuleButton title={about.whyNot} said={[{ words: waiting, rules }]} />;
}

/** Whoever is asked may ask back. */
function WhyAsked() {
  const question = useTable(askedOf);
  const prompt = useTable((state) => state.asked.prompt);
  if (question === null) return null;
  return <RuleButton title={about.whyAsked} said={[{ words: prompt, question }]} />;
}

const askedOf = ({ asked, own, desk }: TableState): NonNullable<TableState['own']>['question'] =>
  asked.isAsked && desk.intent === null ? (own?.question ?? null) : null;
