import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';

import { useText } from '@/ui/view-model/use-text';
import { ArticleCards, type ArticleCardsProps } from '@/ui/components/article-cards';
import styles from '@/ui/components/article-list.module.css';
import { LaterCards } from '@/ui/components/later-cards';

/** A list with more is drawn in parts; a shorter one has its final height, so that scrolling can be restored. */
const DRAWN_AT_ONCE = 36;

/**
 * The rows of one, two, three, four and six columns are full. The browser watches each part of the list in each frame:
 * 2 000 watched cards would cost most of a tap's time.
 */
const PART_SIZE = 24;

type ArticleListProps = Omit<ArticleCardsProps, 'isBelow'> & { readonly isBelow?: boolean };

/** Articles as cards, fast also with 2 000 of them (PAIN-53). */
export const ArticleList = observer(function ArticleList({
  found,
  isBelow = false,
  ...list
}: ArticleListProps) {
  const { language } = useText();
  const parts = useMemo(() => partsOf(found), [found]);
  if (found.length <= DRAWN_AT_ONCE) return <ArticleCards {...list} found={found} isBelow={isBelow} />;
  return (
    <div className={styles['parts']}>
      {parts.map((part, index) => (
        <LaterCards
          key={part[0]?.article.code}
          {...list}
          found={part}
          isBelow={isBelow}
          language={language}
          isDrawnAtOnce={index === 0}
        />
      ))}
    </div>
  );
});

const partsOf = <Entry,>(entries: readonly Entry[]): readonly (readonly Entry[])[] =>
  Array.from({ length: Math.ceil(entries.length / PART_SIZE) }, (_, index) =>
    entries.slice(index * PART_SIZE, (index + 1) * PART_SIZE),
  );
