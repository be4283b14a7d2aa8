/** Streets of Greyport: what was shipped lies in piles, closed until the end. */
import type { ParlourView } from '@taproom/parlour';
import { words } from '../../words/parlour.ts';
import { PlayingBack } from '../playing-card.tsx';
import { CardSpot } from '../spots.tsx';
import boards from './boards.module.css';
import styles from './warehouse.module.css';

const SHIPMENT = 'shipment ';
export const isShipment = (zone: string): boolean => zone.startsWith(SHIPMENT);

interface WarehouseProps {
  readonly zones: ParlourView['seats'][number]['zones'];
  readonly own: boolean;
}

export function Warehouse({ zones, own }: WarehouseProps) {
  const piles = Object.keys(zones).filter((zone) => isShipment(zone) && zones[zone].size > 0);
  if (piles.length === 0) return null;
  return (
    <div className={styles.warehouse} data-own={own || undefined}>
      <p className={boards.label}>{words.warehouse}</p>
      <ul className={styles.piles}>
        {piles.map((zone) => {
          const { cards, size } = zones[zone];
          return (
            <li key={zone} className={styles.pile}>
              <span className="for-ears">{words.shipment(Number(zone.slice(SHIPMENT.length)))}: </span>
              {cards === null ? (
                <span className={styles.closed} role="img" aria-label={words.faceDown(size)}>
                  <PlayingBack size="tiny" />
                  <strong>{size}</strong>
                </span>
              ) : (
                cards.map((card) => (
                  <CardSpot key={card} card={card} size={own ? 'tiny' : 'strip'} own={own} />
                ))
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
