import { useState } from 'react';
import {
  ActionBar,
  Button,
  Dialog,
  Drawer,
  List,
  ListRow,
  Popover,
  Row,
  Section,
  Stack,
  TextArea,
  TextField,
} from '#ui';
import type { Words } from './words.ts';

type Open = 'dialog' | 'wide' | 'start' | 'end' | null;

export function Overlays({ text }: { text: Words }) {
  const [open, setOpen] = useState<Open>(null);
  return (
    <Section title="Dialog, Drawer, Popover, ActionBar">
      <Row wrap>
        {(['dialog', 'wide', 'start', 'end'] as const).map((which) => (
          <Button key={which} onClick={() => setOpen(which)} data-open={which}>
            {which}
          </Button>
        ))}
        <Popover label={text.other} icon="user">
          <Places text={text} />
        </Popover>
        <Popover label={text.third} icon="language" iconOnly>
          <Places text={text} />
        </Popover>
      </Row>
      <Modals text={text} open={open} close={() => setOpen(null)} />
      <ActionBar>
        <Actions text={text} close={() => undefined} />
      </ActionBar>
    </Section>
  );
}

function Modals({ text, open, close }: { text: Words; open: Open; close: () => void }) {
  const common = { onClose: close, title: text.short, closeLabel: text.close };
  return (
    <>
      <Dialog
        {...common}
        open={open === 'dialog'}
        description={text.sentence}
        onSubmit={close}
        actions={<Actions text={text} close={close} />}
      >
        <Stack>
          <TextField label={text.place} hint={text.hint} />
          <TextArea label={text.sentence} />
        </Stack>
      </Dialog>
      <Dialog {...common} size="wide" open={open === 'wide'}>
        {Array.from({ length: 30 }, () => text.sentence).join(' ')}
      </Dialog>
      <Drawer {...common} open={open === 'start'}>
        <Places text={text} />
      </Drawer>
      <Drawer {...common} side="end" open={open === 'end'}>
        <Places text={text} />
      </Drawer>
    </>
  );
}

function Actions({ text, close }: { text: Words; close: () => void }) {
  return (
    <>
      <Button onClick={close}>{text.cancel}</Button>
      <Button variant="primary" type="submit">
        {text.short}
      </Button>
    </>
  );
}

function Places({ text }: { text: Words }) {
  return (
    <List>
      <ListRow title={text.place} href="#top" selected />
      <ListRow title={text.otherPlace} href="#top" />
    </List>
  );
}
