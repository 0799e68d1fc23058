import type { Language } from '@/domain/shared/language';

/** Ids of the chain's pictures; each is a valid URL path segment. */
export const articleImageId = (code: string): string => `dish-${code}`;

export const languageImageId = (code: string, language: Language): string => `dish-${code}-${language}`;

export const choiceImageId = (code: string): string => `option-${code}`;

export const categoryImageId = (code: string): string => `category-${code}`;

export const shopImageId = (shopId: number): string => `shop-${shopId}`;
