/** A finished game as the terminal reads it, wherever it was played. */
import { idOf, logOf } from '../link/house.ts';
import { saveFile } from '../link/save-file.ts';

export async function saveLog(table: string): Promise<void> {
  const id = await idOf(table);
  saveFile(`taproom-${id}.json`, JSON.stringify(await logOf(id)));
}
