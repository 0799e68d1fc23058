import { splitPath } from '@/domain/navigation/path-text';
import type { Navigator } from '@/domain/ports/navigator';
import { historyIndex } from '@/ui/shell/history-index';

interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

interface GoOptions {
  readonly replace?: boolean;
  readonly preventScrollReset?: boolean;
}

/** The part of the data router that navigates. */
export interface MovingRouter {
  readonly state: { readonly location: Place; readonly navigation: { readonly location: Place | undefined } };
  navigate(to: string, options?: GoOptions): Promise<void>;
  navigate(delta: number): Promise<void>;
  subscribe(listener: (state: { readonly location: Place }) => void): () => void;
}

/** Navigates by the browser's router, which is created after the container and so attached later. */
export class RouterNavigator implements Navigator {
  private router: MovingRouter | undefined;
  private readonly history: () => { readonly state: unknown };
  /** The history entries seen since the page was loaded, by the router's index. */
  private readonly seen = new Map<number, Place>();

  constructor(history: () => { readonly state: unknown }) {
    this.history = history;
  }

  attach(router: MovingRouter): void {
    this.router = router;
    const see = ({ location }: { readonly location: Place }) => this.seen.set(this.step, location);
    see(router.state);
    router.subscribe(see);
  }

  get address(): string {
    if (this.router === undefined) return '/';
    const { pathname, search, hash } = this.router.state.location;
    return pathname + search + hash;
  }

  async go(path: string, { replace = false }: { readonly replace?: boolean } = {}): Promise<void> {
    await this.router?.navigate(path, { replace });
  }

  rewrite(path: string): void {
    if (this.router === undefined) return;
    const { location, navigation } = this.router.state;
    if ((navigation.location ?? location).pathname !== splitPath(path).path) return;
    void this.router.navigate(path, { replace: true, preventScrollReset: true });
  }

  async back(otherwise: string): Promise<void> {
    if (this.step > 0) await this.router?.navigate(-1);
    else await this.go(otherwise);
  }

  async backTo(isWanted: (path: string) => boolean, otherwise: string): Promise<void> {
    for (let step = this.step - 1; step >= 0; step -= 1) {
      const place = this.seen.get(step);
      if (place === undefined) break;
      if (isWanted(place.pathname + place.search)) return this.router?.navigate(step - this.step);
    }
    await this.go(otherwise, { replace: true });
  }

  private get step(): number {
    return historyIndex(this.history());
  }
}
