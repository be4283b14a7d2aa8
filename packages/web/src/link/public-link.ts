/** A table as everybody around it may see it, also where those who watch are shown more: for a screen in the room. */
import type { InnView } from '@taproom/inn';
import type { EveningView, ParlourView } from '@taproom/parlour';
import { ReadOnlyLink } from './read-only.ts';
import type { Gambling, TableLink, TableSnapshot } from './table-link.ts';

export class PublicLink extends ReadOnlyLink {
  private readonly link: TableLink;
  private from: TableSnapshot | null = null;
  private now: TableSnapshot;

  constructor(link: TableLink) {
    super();
    this.link = link;
    this.now = link.snapshot();
  }

  readonly snapshot = (): TableSnapshot => {
    const from = this.link.snapshot();
    if (from !== this.from) {
      this.from = from;
      this.now = withoutSecrets(from);
    }
    return this.now;
  };

  subscribe(listener: () => void): () => void {
    return this.link.subscribe(listener);
  }

  close(): void {
    this.link.close();
  }
}

/** What lies in the public part: a hand is in there only if it lies open for everybody. */
export function withoutSecrets(snapshot: TableSnapshot): TableSnapshot {
  const { own, view, table, gambling } = snapshot;
  if (own === null) return snapshot;
  const open: unknown = table?.view ?? null;
  return {
    ...snapshot,
    own: null,
    view: view && { ...view, ...(open as Partial<InnView>), seat: -2, question: null },
    gambling: gambling && openly(gambling, open),
  };
}

function openly({ game, evening }: Gambling, open: unknown): Gambling {
  const nobody = { seat: -2, question: null };
  if (evening === null) return { evening, game: game && { ...game, ...(open as ParlourView), ...nobody } };
  const all = { ...evening, ...(open as EveningView), ...nobody };
  const inner = all.game && { ...game!, ...all.game, ...nobody };
  return { evening: { ...all, game: inner }, game: inner };
}
