import { makeAutoObservable } from 'mobx';

import { splitPath } from '@/domain/navigation/path-text';
import type { Navigator } from '@/domain/ports/navigator';
import { historyIndex } from '@/ui/shell/history-index';

interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

interface RouterState {
  readonly location: Place;
  readonly navigation: { readonly location: Place | undefined };
}

interface GoOptions {
  readonly replace?: boolean;
  readonly preventScrollReset?: boolean;
}

/** The part of the data router that navigates. */
export interface MovingRouter {
  readonly state: RouterState;
  navigate(to: string, options?: GoOptions): Promise<void>;
  navigate(delta: number): Promise<void>;
  subscribe(listener: (state: RouterState) => void): () => void;
}

/** Navigates by the browser's router, which is created after the container and so attached later. */
export class RouterNavigator implements Navigator {
  /** Set at once, since the browser tells the router of a step back only later. */
  isLeaving = false;
  private router: MovingRouter | undefined;
  private readonly history: () => { readonly state: unknown };
  private readonly isWithinSite: () => boolean;
  /** The history entries seen since the page was loaded, by the router's index. */
  private readonly seen = new Map<number, Place>();

  /** `isWithinSite` says of the first page of the router whether a page of this site led to it. */
  constructor(history: () => { readonly state: unknown }, isWithinSite: () => boolean) {
    this.history = history;
    this.isWithinSite = isWithinSite;
    makeAutoObservable<this, 'router' | 'history' | 'isWithinSite' | 'seen' | 'step'>(this, {
      ...{ router: false, history: false, isWithinSite: false, seen: false, step: false, address: false },
    });
  }

  attach(router: MovingRouter): void {
    this.router = router;
    const see = ({ location, navigation }: RouterState): void => {
      this.seen.set(this.step, location);
      this.setLeaving(navigation.location !== undefined);
    };
    see(router.state);
    router.subscribe(see);
  }

  get address(): string {
    if (this.router === undefined) return '/';
    const { pathname, search, hash } = this.router.state.location;
    return pathname + search + hash;
  }

  async go(path: string, { replace = false }: { readonly replace?: boolean } = {}): Promise<void> {
    const { router } = this;
    if (router === undefined) return;
    this.setLeaving(true);
    await router.navigate(path, { replace });
    this.setLeaving(router.state.navigation.location !== undefined);
  }

  rewrite(path: string): void {
    if (this.router === undefined) return;
    const { location, navigation } = this.router.state;
    if ((navigation.location ?? location).pathname !== splitPath(path).path) return;
    void this.router.navigate(path, { replace: true, preventScrollReset: true });
  }

  async back(otherwise: string): Promise<void> {
    if (this.step > 0 || this.isWithinSite()) return this.leave(-1);
    await this.go(otherwise);
  }

  async backTo(isWanted: (path: string) => boolean, otherwise: string): Promise<void> {
    for (let step = this.step - 1; step >= 0; step -= 1) {
      const place = this.seen.get(step);
      if (place === undefined) break;
      if (isWanted(place.pathname + place.search)) return this.leave(step - this.step);
    }
    await this.go(otherwise, { replace: true });
  }

  private async leave(delta: number): Promise<void> {
    this.setLeaving(true);
    await this.router?.navigate(delta);
  }

  private setLeaving(isLeaving: boolean): void {
    this.isLeaving = isLeaving;
  }

  private get step(): number {
    return historyIndex(this.history());
  }
}
