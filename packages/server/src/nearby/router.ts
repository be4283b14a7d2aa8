/** Requests without a network: the same doors as over HTTP, and the same words in reply. */
import type { Door, DoorReply, DoorRequest, Handler } from '../net/door.ts';
import { Refused } from '../refused.ts';

/** As over HTTP: with a body it is a POST. */
export interface AskedNearby {
  readonly path: string;
  readonly body?: unknown;
  readonly token?: string;
}

/** `text`: JSON. */
export interface RepliedNearby {
  readonly status: number;
  readonly text: string;
}

interface Way {
  readonly post: boolean;
  readonly matches: RegExp;
  readonly handler: Handler;
}

/** `from`: where everybody is who asks here. */
export function openRouter(from: string, failed: (error: unknown) => void) {
  const ways: Way[] = [];
  const hooks: ((request: DoorRequest) => Promise<void>)[] = [];
  const add = (post: boolean, path: string, handler: Handler): void => {
    const matches = new RegExp(`^${path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
    ways.push({ post, matches, handler });
  };
  const door: Door = {
    addHook: (_when, hook) => hooks.push(hook),
    get: (path, handler) => add(false, path, handler),
    post: (path, handler) => add(true, path, handler),
  };

  async function answered({ path, body, token }: AskedNearby): Promise<RepliedNearby> {
    const { pathname, searchParams } = new URL(path, 'http://nearby');
    for (const { post, matches, handler } of ways) {
      const found = post === (body !== undefined) ? matches.exec(pathname) : null;
      if (found === null) continue;
      const request: DoorRequest = {
        ip: from,
        params: { ...found.groups },
        query: Object.fromEntries(searchParams),
        body,
        headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      };
      for (const hook of hooks) await hook(request);
      const reply = new Reply();
      const said = await handler(request, reply);
      return { status: reply.status, text: asText(said === reply ? reply.body : said) };
    }
    throw new Refused(404, 'Nobody answers here.');
  }

  return {
    door,
    async ask(asked: AskedNearby): Promise<RepliedNearby> {
      try {
        return await answered(asked);
      } catch (error) {
        const refused = error instanceof Refused;
        if (!refused) failed(error);
        const why = refused ? error.message : 'Something went wrong here.';
        return { status: refused ? error.status : 500, text: JSON.stringify({ error: why }) };
      }
    },
  };
}

/** What is sent as text is JSON already. */
const asText = (said: unknown): string => (typeof said === 'string' ? said : JSON.stringify(said ?? {}));

/** Of all that can be said about a reply only this matters here: nothing is kept, and nothing is made smaller. */
class Reply implements DoorReply {
  status = 200;
  body: unknown = undefined;
  header(): this {
    return this;
  }
  headers(): this {
    return this;
  }
  type(): this {
    return this;
  }
  code(status: number): this {
    this.status = status;
    return this;
  }
  send(body?: unknown): this {
    this.body = body;
    return this;
  }
}
