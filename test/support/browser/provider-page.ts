import type { Page } from 'playwright-core';
import type { Language } from '@/domain/shared/language';
import { pageTexts, type PageTexts } from '@demo/payment-provider/page-texts';
import { TEST_CARD_NUMBERS, type TestCard } from '@demo/payment-provider/test-cards';

const ADDRESS = /\/demo-payment\//;

/** The demonstration provider's page, on which a guest decides about the payment. */
export class ProviderPage {
  private readonly page: Page;
  private readonly texts: PageTexts;

  constructor(page: Page, language: Language) {
    this.page = page;
    this.texts = pageTexts(language);
  }

  /** Resolves when the page is shown. */
  async isShown(): Promise<void> {
    await this.page.waitForURL(ADDRESS);
  }

  async pay(card: TestCard = 'succeeds'): Promise<void> {
    await this.isShown();
    await this.page.getByText(TEST_CARD_NUMBERS[card]).click();
    await this.page.getByRole('button', { name: this.texts.pay }).click();
  }

  async cancel(): Promise<void> {
    await this.isShown();
    await this.page.getByRole('button', { name: this.texts.cancel }).click();
  }

  /** From a payment that has ended meanwhile. */
  async goBack(): Promise<void> {
    await this.page.getByRole('button', { name: this.texts.back }).click();
  }
}
