/** Taking over a seat that another device has offered. It happens at a click: a preview of the link must not do it. */
import { useLocation } from 'wouter';
import { useHandover as takeHandover } from '../link/house.ts';
import { Button } from '../pieces/index.ts';
import { words } from '../words/all.ts';
import { tidyCode } from './code.ts';
import panel from './panel.module.css';
import { Room } from './room.tsx';
import { useAction } from './use-action.ts';
import { Wrong } from './wrong.tsx';

export default function TakeOver({ code }: { readonly code: string }) {
  const [, go] = useLocation();
  const { handover } = words;
  const take = useAction(async () => {
    const seat = await takeHandover(tidyCode(code));
    go(`/table/${seat.code || seat.table}`, { replace: true });
  });
  return (
    <Room title={handover.takeTitle} about={handover.takeAbout}>
      <div className={panel.stack}>
        <Wrong text={take.wrong} />
        <Button kind="main" size="big" icon="phone" wide busy={take.busy} onClick={() => take.run()}>
          {take.busy ? handover.taking : handover.take}
        </Button>
      </div>
    </Room>
  );
}
