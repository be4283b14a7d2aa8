/** What a gambling game, or a variant of one, is about, for whoever is offered it at the inn: there they come by name. */
import { MENU } from '../rooms/menu-of-the-house.ts';
import { Says } from '../table/answers/says.tsx';
import { useTable } from '../table/table-store.ts';
import { variantAbout } from './games.ts';

export default function GameSays({ name }: { readonly name: string }) {
  const chosen = useTable((state) => state.view?.chosenGame?.game);
  const game = MENU.gambling.find((one) => one.name === name);
  const does = game === undefined ? variantAbout(name, chosen) : game.goal;
  return <Says label={name} does={does} />;
}
