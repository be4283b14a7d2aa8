/** A link, a code and a picture to scan: whatever brings friends to the table. */
import { address } from '../address.ts';
import { Icon } from '../icons/index.ts';
import { joinAddress, useOrigin } from '../link/origin.ts';
import { Button, QrCode } from '../pieces/index.ts';
import { words } from '../words/all.ts';
import { copy } from './copy.ts';
import styles from './share.module.css';

export function Share({ code }: { readonly code: string }) {
  const { share } = words;
  const { origin, others, onlyHere } = useOrigin();
  const link = joinAddress(origin, code);
  return (
    <section className={styles.share} aria-labelledby="share">
      <div className={styles.words}>
        <h2 id="share">{share.title}</h2>
        <p>{share.about}</p>
        <p>
          <span className={styles.label}>{share.code}</span>
          <strong className={styles.code} translate="no">
            {code}
          </strong>
        </p>
        <p>
          <span className={styles.label}>{share.link}</span>
          <a href={link} className={styles.link} translate="no">
            {link}
          </a>
        </p>
        {others.length > 0 && (
          <p className={styles.hint} translate="no">
            {share.others(others)}
          </p>
        )}
        {onlyHere && (
          <p className={styles.here}>
            <Icon name="warning" />
            {share.onlyHere}
          </p>
        )}
        <div className={styles.buttons}>
          <Button icon="copy" onClick={() => copy(link)}>
            {share.copy}
          </Button>
          {'share' in navigator && (
            <Button
              icon="share"
              onClick={() => {
                navigator.share({ title: share.invitation(code), url: link }).catch(() => undefined);
              }}
            >
              {share.share}
            </Button>
          )}
        </div>
        <a className={styles.screen} href={address(`/table/${code}/screen`)} target="_blank" rel="noreferrer">
          {share.screen}
        </a>
        <p className={styles.hint}>{share.screenHint}</p>
      </div>
      <QrCode text={link} label={share.qr(code)} />
    </section>
  );
}
