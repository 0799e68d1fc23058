import { basketModule } from '@/adapters/wiring/basket-module';
import { journeyModule } from '@/adapters/wiring/journey-module';
import { loadingModule } from '@/adapters/wiring/loading-module';

/** What the program can do from the first screen on. Use cases remember which wish was the last, so each is one for the whole program. */
export const useCaseModules = [loadingModule, basketModule, journeyModule] as const;
