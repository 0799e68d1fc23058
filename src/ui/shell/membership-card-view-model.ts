import { makeAutoObservable, observableRef } from 'mobx';

import { failedAfter, IDLE, loaded, loadingAfter, type Loadable } from '@/application/shared/loadable';
import { SessionStore } from '@/application/account/session-store';
import type { Notice } from '@/domain/notice/notice';
import { noticeForFailure } from '@/domain/notice/notice-for-failure';
import type { Disposer } from '@/domain/ports/clock';
import { type CardImage, MembershipCard } from '@/domain/ports/membership-card';
import type { Deps } from '@/domain/ports/deps';

/** The membership card while its popup is open. Source: spec §2 Popups; SHELL-15, SHELL-30, ROLE-07. */
export class MembershipCardViewModel {
  static readonly needs = { sessions: SessionStore, card: MembershipCard };

  private card: Loadable<CardImage> = IDLE;
  private leaving = new AbortController();
  private readonly deps: Deps<typeof MembershipCardViewModel>;

  constructor(deps: Deps<typeof MembershipCardViewModel>) {
    this.deps = deps;
    makeAutoObservable<this, 'deps' | 'leaving' | 'card'>(
      this,
      { deps: false, leaving: false, card: observableRef },
      { autoBind: true },
    );
  }

  start(): Disposer {
    this.leaving = new AbortController();
    void this.fetch();
    return () => this.leaving.abort();
  }

  /** Also shown where the image cannot be loaded. */
  get memberNumber(): string {
    return this.deps.sessions.session.user?.memberNumber ?? '';
  }

  get image(): CardImage | undefined {
    return this.card.kind === 'loaded' ? this.card.value : undefined;
  }

  get failure(): Notice | undefined {
    return this.card.kind === 'failed' ? noticeForFailure(this.card.failure) : undefined;
  }

  /** There is no network, or the server does not respond. */
  get isOutOfReach(): boolean {
    return this.card.kind === 'failed' && this.card.failure.kind === 'unreachable';
  }

  async fetch(): Promise<void> {
    const { signal } = this.leaving;
    this.setCard(loadingAfter(this.card));
    const image = await this.deps.card.image(signal);
    if (!signal.aborted) this.setCard(image.ok ? loaded(image.value) : failedAfter(IDLE, image.error));
  }

  private setCard(card: Loadable<CardImage>): void {
    this.card = card;
  }
}
