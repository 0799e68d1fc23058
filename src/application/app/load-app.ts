import type { GoBack } from '@/application/navigation/go-back';
import type { LocateVisitor } from '@/application/shops/locate-visitor';
import type { ShopPages } from '@/application/shops/shop-pages';
import type { Navigate } from '@/application/navigation/navigate';
import type { SelectShop } from '@/application/navigation/select-shop';
import type { Notice } from '@/domain/notice/notice';
import { portToken } from '@/domain/ports/port-token';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import type { Result } from '@/domain/shared/result';

/**
 * The parts of the deferred application that the first screen uses. Only types are imported, so that its code is not
 * loaded with the first screen.
 */
export interface App {
  readonly navigate: Navigate;
  readonly locateVisitor: LocateVisitor;
  readonly shopPages: ShopPages;
  readonly selectShop: SelectShop;
  readonly goBack: GoBack;
  /** Returns the notice for a failed call, also by its code. */
  readonly noticeForFailure: (failure: RemoteFailure) => Notice | undefined;
}

/** Loads the deferred part of the application once; after a failure, `unreachable`, the next call tries again. */
export type LoadApp = () => Promise<Result<App, RemoteFailure>>;
export const LoadApp = portToken<LoadApp>('LoadApp');
