import type { LegalBlock, LegalInline, LegalText } from '@/domain/legal/legal-text';
import { formatLocale } from '@/domain/shared/language';
import styles from '@/ui/screens/legal/legal.module.css';

/** A chain's own text. It is drawn from its parts, so that nothing in it can be markup. */
export const OwnText = ({ text }: { readonly text: LegalText }) => (
  <div className={styles['own']} lang={formatLocale(text.language)}>
    <Blocks blocks={text.blocks} />
  </div>
);

const Blocks = ({ blocks }: { readonly blocks: readonly LegalBlock[] }) =>
  blocks.map((block, index) => <Block key={index} block={block} />);

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

function Block({ block }: { readonly block: LegalBlock }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = HEADINGS[block.level - 1] ?? 'h6';
      return (
        <Heading>
          <Inlines content={block.content} />
        </Heading>
      );
    }
    case 'paragraph':
      return (
        <p>
          <Inlines content={block.content} />
        </p>
      );
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((blocks, index) => (
            <li key={index}>
              <Blocks blocks={blocks} />
            </li>
          ))}
        </List>
      );
    }
  }
}

const Inlines = ({ content }: { readonly content: readonly LegalInline[] }) =>
  content.map((inline, index) => <Inline key={index} inline={inline} />);

function Inline({ inline }: { readonly inline: LegalInline }) {
  switch (inline.kind) {
    case 'text':
      return inline.text;
    case 'break':
      return <br />;
    case 'strong':
      return (
        <strong>
          <Inlines content={inline.content} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <Inlines content={inline.content} />
        </em>
      );
    case 'link':
      return (
        <a href={inline.href} rel="noopener noreferrer">
          <Inlines content={inline.content} />
        </a>
      );
  }
}
