import { memo, useEffect, useRef, useState } from 'react';

import { ArticleCard, type ArticleCardProps } from '@/ui/components/article-card';
import { watchNear } from '@/ui/components/watch-near';

interface LaterCardProps extends ArticleCardProps {
  readonly name: string;
}

/**
 * A card of a long list that is drawn once it is about to be seen or read aloud. Until then its place has its name, so
 * that searching in the page finds it.
 */
export const LaterCard = memo(function LaterCard({ name, ...card }: LaterCardProps) {
  const [isNear, setNear] = useState(false);
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => (place.current === null ? undefined : watchNear(place.current, () => setNear(true))), []);
  return isNear ? <ArticleCard {...card} /> : <li ref={place}>{name}</li>;
});
