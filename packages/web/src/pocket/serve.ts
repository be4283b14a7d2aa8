/** A house answers whoever speaks to it through a port. */
import type { NearbyConversation, NearbyHouse } from '@taproom/server/nearby';
import type { FromHouse, ToHouse } from './wire.ts';

/** Gives what to do with a message; `send` brings what the house says. */
export function serve(house: NearbyHouse, send: (message: FromHouse) => void): (message: ToHouse) => void {
  const open = new Map<number, NearbyConversation>();

  async function replied({ n, asked }: Extract<ToHouse, { kind: 'ask' }>): Promise<void> {
    send({ kind: 'replied', n, reply: await house.ask(asked) });
  }

  async function arranged({ n, table }: Extract<ToHouse, { kind: 'arrange' }>): Promise<void> {
    try {
      send({ kind: 'arranged', n, seats: await house.arrange(table) });
    } catch (error) {
      send({ kind: 'failed', n, why: error instanceof Error ? error.message : String(error) });
    }
  }

  return (message) => {
    const { n } = message;
    switch (message.kind) {
      case 'ask':
        return void replied(message);
      case 'arrange':
        return void arranged(message);
      case 'open': {
        const conversation = house.converse({
          send: (text) => send({ kind: 'said', n, text }),
          hangUp(code, reason) {
            open.delete(n);
            send({ kind: 'hung-up', n, code, reason });
          },
        });
        return void open.set(n, conversation);
      }
      case 'say':
        return open.get(n)?.hear(message.text);
      case 'hang-up':
        open.get(n)?.end();
        open.delete(n);
    }
  };
}
