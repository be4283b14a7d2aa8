/** The page is kept on the device, once everything else is done, and says when there is a newer one. */
import { address } from '../address.ts';
import { toast } from '../pieces/toast.tsx';
import { offline as words } from '../words/offline.ts';

/** Says how much somebody wants to spend, where a browser tells. */
interface Thrifty {
  readonly connection?: { readonly saveData?: boolean };
}

export async function keepPage(): Promise<void> {
  const { serviceWorker } = navigator as Partial<Navigator>;
  // Over plain HTTP from elsewhere there is none.
  if (serviceWorker === undefined || import.meta.env.DEV) return;
  if ((navigator as Thrifty).connection?.saveData === true && serviceWorker.controller === null) return;
  // If that fails, it is not kept, and everything else works as before.
  await register(serviceWorker).catch(() => {});
}

async function register(serviceWorker: ServiceWorkerContainer): Promise<void> {
  const registration = await serviceWorker.register(address('/sw.js'));
  const isUpdate = serviceWorker.controller !== null;
  if (isUpdate && registration.waiting !== null) offer(serviceWorker, registration.waiting);
  registration.onupdatefound = () => {
    const next = registration.installing;
    if (next === null || serviceWorker.controller === null) return;
    next.onstatechange = () => {
      if (next.state === 'installed') offer(serviceWorker, next);
    };
  };
}

/** Games are kept as they are, whichever page shows them. */
function offer(serviceWorker: ServiceWorkerContainer, next: ServiceWorker): void {
  toast(words.newer, 'note', {
    label: words.load,
    act() {
      serviceWorker.oncontrollerchange = () => location.reload();
      next.postMessage('go');
    },
  });
}
