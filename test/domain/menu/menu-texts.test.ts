import { describe, expect, it } from 'vitest';
import {
  articleImage,
  articleName,
  articleText,
  categoryName,
  choiceGroupName,
  offersOfArticle,
} from '@/domain/menu/menu-texts';
import { aChoiceArticle, aChoiceGroup } from '@test/support/builders/a-choice-group';
import { aCategory } from '@test/support/builders/a-menu';
import { anArticle } from '@test/support/builders/an-article';

const inSwedish = (text: string) => [{ language: 'sv', text }];

describe('names of a menu', () => {
  it('are translated by field; the name of an article is its description [ENT-16, ENT-29]', () => {
    const article = anArticle({
      translations: { description: inSwedish('Köttbullar'), text: inSwedish('Med mos') },
    });
    expect(articleName(article, 'sv')).toBe('Köttbullar');
    expect(articleText(article, 'sv')).toBe('Med mos');
    expect(articleName(article, 'fi')).toBe('Meatballs');
    expect(articleName(aChoiceArticle(), 'sv')).toBe('Mash');
  });

  it('of categories and groups are translated as name [ENT-15]', () => {
    const translations = { name: inSwedish('Tillbehör') };
    expect(categoryName(aCategory({ translations }), 'sv')).toBe('Tillbehör');
    expect(choiceGroupName(aChoiceGroup({ translations }), 'sv')).toBe('Tillbehör');
    expect(choiceGroupName(aChoiceGroup({ name: 'Extras', translations }), 'ru')).toBe('Extras');
  });
});

describe('offersOfArticle', () => {
  it("gives each campaign's name in the chosen language [ENT-16]", () => {
    const campaigns = [{ id: 'w47', name: 'Week 47', translations: { name: inSwedish('Vecka 47') } }];
    expect(offersOfArticle(anArticle({ campaigns }), 'sv')).toEqual([{ id: 'w47', name: 'Vecka 47' }]);
    expect(offersOfArticle(anArticle({ campaigns }), 'no')).toEqual([{ id: 'w47', name: 'Week 47' }]);
    expect(offersOfArticle(anArticle(), 'sv')).toEqual([]);
  });
});

describe('articleImage', () => {
  const article = anArticle({ imageUrl: '/images/soup.jpg', imageId: inSwedish('soppa') });

  it('is the image id of exactly this language instead of the address [ENT-30, PROD-20]', () => {
    expect(articleImage(article, 'sv')).toEqual({ kind: 'id', id: 'soppa' });
    expect(articleImage(article, 'en')).toEqual({ kind: 'url', url: '/images/soup.jpg' });
  });

  it('is undefined, for the neutral drawing, where there is neither', () => {
    expect(articleImage(anArticle(), 'sv')).toBeUndefined();
  });
});
