import { useState } from 'react';
import {
  Button,
  Card,
  EmptyState,
  Link,
  Notice,
  NoticeStack,
  NotLoaded,
  OnItsWay,
  Row,
  RowsSkeleton,
  Section,
  Skeleton,
  Spinner,
  Stack,
  type StackedNotice,
  type Tone,
} from '#ui';
import * as css from './gallery.css.ts';
import type { Words } from './words.ts';

const tones: readonly Tone[] = ['neutral', 'positive', 'warning', 'critical', 'info'];

export function Feedback({ text }: { text: Words }) {
  return (
    <Section title="Notice, NotLoaded, NoticeStack, OnItsWay, Skeleton, RowsSkeleton, Spinner, EmptyState">
      <div className={css.columns}>
        <Notices text={text} />
        <Card>
          <Stack>
            <Skeleton label={text.loading} lines={3} />
            <Skeleton label={text.loading} height="6rem" />
            <RowsSkeleton label={text.loading} rows={2} />
            <OnItsWay label={text.loading} />
            <NotLoaded retryLabel={text.short} onRetry={() => undefined}>
              {text.sentence}
            </NotLoaded>
            <Row>
              <Spinner label={text.loading} /> {text.loading}
            </Row>
          </Stack>
        </Card>
        <Card>
          <EmptyState
            icon="bag"
            title={text.empty}
            action={<Button icon="plus">{text.short}</Button>}
          >
            {text.sentence}
          </EmptyState>
        </Card>
      </div>
      <StackedNotices text={text} />
    </Section>
  );
}

function Notices({ text }: { text: Words }) {
  return (
    <Stack gap={2}>
      {tones.map((tone) => (
        <Notice key={tone} tone={tone}>
          {text.sentence}
        </Notice>
      ))}
      <Notice
        tone="warning"
        title={text.short}
        action={<Link href="#top">{text.other}</Link>}
        onDismiss={() => undefined}
        dismissLabel={text.close}
      >
        {text.sentence}
      </Notice>
    </Stack>
  );
}

function StackedNotices({ text }: { text: Words }) {
  const [notices, setNotices] = useState<readonly StackedNotice[]>([]);
  const show = (tone: Tone) =>
    setNotices([
      ...notices,
      {
        id: `${tone}-${(notices.at(-1)?.id.split('-')[1] ?? '') + 1}`,
        tone,
        title: text.short,
        text: text.sentence,
      },
    ]);
  return (
    <Row wrap>
      {tones.map((tone) => (
        <Button key={tone} onClick={() => show(tone)}>
          NoticeStack {tone}
        </Button>
      ))}
      <NoticeStack
        label={text.title}
        notices={notices}
        onDismiss={(id) => setNotices(notices.filter((notice) => notice.id !== id))}
        onHold={() => undefined}
        dismissLabel={text.close}
      />
    </Row>
  );
}
