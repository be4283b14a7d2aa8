/** Moving one's seat to another device: a code that holds for a while, as a link and as a picture to scan. */
import { useEffect, useState } from 'react';
import { offerHandover } from '../link/house.ts';
import { useOrigin } from '../link/origin.ts';
import type { HeldSeat } from '../link/seats.ts';
import { Button, Dialog, QrCode } from '../pieces/index.ts';
import { words } from '../words/all.ts';
import styles from './move-seat.module.css';
import { copy } from './copy.ts';
import { useAction } from './use-action.ts';
import { Wrong } from './wrong.tsx';

/** The button and its dialog. */
export function MoveSeat({ held }: { readonly held: HeldSeat }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" icon="phone" onClick={() => setOpen(true)}>
        {words.handover.open}
      </Button>
      <MoveSeatDialog held={held} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

interface MoveSeatDialogProps {
  readonly held: HeldSeat;
  readonly open: boolean;
  readonly onClose: () => void;
}

interface Offer {
  readonly code: string;
  readonly seconds: number;
}

/** Every opening makes a fresh code: an old one may have been seen. */
export function MoveSeatDialog({ held, open, onClose }: MoveSeatDialogProps) {
  return open && <OfferDialog held={held} onClose={onClose} />;
}

function OfferDialog({ held, onClose }: Omit<MoveSeatDialogProps, 'open'>) {
  const [offer, setOffer] = useState<Offer | null>(null);
  const ask = useAction(async () => setOffer(await offerHandover(held.table, held.token)));
  const { run } = ask;
  const { handover, share } = words;
  useEffect(() => run(), [run]);
  useEffect(() => {
    if (offer === null || offer.seconds <= 0) return undefined;
    const timer = setTimeout(() => setOffer({ ...offer, seconds: 0 }), offer.seconds * 1000);
    return () => clearTimeout(timer);
  }, [offer]);
  const { origin } = useOrigin();
  const link = offer === null ? '' : `${origin}/seat/${offer.code}`;
  return (
    <Dialog open onClose={onClose} title={handover.title} about={handover.about}>
      <Wrong text={ask.wrong} />
      {offer !== null && offer.seconds > 0 && (
        <div className={styles.offer}>
          <QrCode text={link} label={handover.qr} />
          <a href={link} translate="no">
            {link}
          </a>
          <p>{handover.left(offer.seconds)}</p>
          <Button icon="copy" onClick={() => copy(link)}>
            {share.copy}
          </Button>
        </div>
      )}
      {offer !== null && offer.seconds <= 0 && (
        <div className={styles.offer}>
          <p>{handover.over}</p>
          <Button kind="main" busy={ask.busy} onClick={() => run()}>
            {handover.another}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
