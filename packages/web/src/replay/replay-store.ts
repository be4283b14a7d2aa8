/** A table where nothing can be done any more: whoever takes up a card wants to read it. */
import { TableStore } from '../table/table-store.ts';

export class ReplayStore extends TableStore {
  override pick(card: number): void {
    this.zoom(card);
  }

  override throwCard(card: number): void {
    this.zoom(card);
  }
}
