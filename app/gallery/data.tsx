import { useState } from 'react';
import {
  Badge,
  Button,
  Card,
  type Column,
  Disclosure,
  Facts,
  Figure,
  Icon,
  IconButton,
  List,
  ListRow,
  Row,
  Section,
  Stack,
  Steps,
  Table,
  Tabs,
} from '#ui';
import * as css from './gallery.css.ts';
import type { Words } from './words.ts';

interface Line {
  id: string;
  place: string;
  fee: string;
}

export function Data({ text }: { text: Words }) {
  return (
    <Section title="Tabs, Table, List, Badge, Facts, Steps, Disclosure">
      <TabsAndTable text={text} />
      <div className={css.columns}>
        <Rows text={text} />
        <Card>
          <Timeline text={text} />
        </Card>
        <Card>
          <Stack>
            <Badges text={text} />
            <Known text={text} />
            <Figure of="pane" text="4:52 pm" />
            <Disclosure summary={text.short} open>
              {text.sentence}
            </Disclosure>
            <Disclosure summary={text.other}>{text.sentence}</Disclosure>
          </Stack>
        </Card>
      </div>
    </Section>
  );
}

function TabsAndTable({ text }: { text: Words }) {
  const [tab, setTab] = useState('active');
  const columns: Column<Line>[] = [
    { id: 'id', header: '#', cell: (line) => line.id },
    { id: 'place', header: text.place, cell: (line) => line.place },
    {
      id: 'state',
      header: text.short,
      cell: () => (
        <Badge tone="info" dot>
          {text.short}
        </Badge>
      ),
    },
    { id: 'fee', header: 'SGD', align: 'end', cell: (line) => line.fee },
  ];
  const rows: Line[] = [
    { id: 'a4f2-1', place: text.place, fee: '4.90' },
    { id: 'a4f2-2', place: text.otherPlace, fee: '12.35' },
    { id: 'a4f2-3', place: text.place, fee: '108.00' },
  ];
  const tabs = [
    { id: 'active', label: text.short, count: 12 },
    { id: 'cash', label: text.other, count: 0 },
    { id: 'card', label: text.third },
  ];
  return (
    <Card padding="none">
      <Tabs label={text.title} tabs={tabs} selected={tab} onSelect={setTab}>
        <Table caption={text.title} columns={columns} rows={rows} rowKey={(line) => line.id} />
      </Tabs>
    </Card>
  );
}

function Rows({ text }: { text: Words }) {
  const [ids, setIds] = useState([1, 2, 3]);
  const [chosen, choose] = useState(2);
  const add = () => setIds([Math.max(0, ...ids) + 1, ...ids]);
  return (
    <Stack gap={2}>
      <List animated>
        {ids.map((id) => (
          <ListRow
            key={id}
            title={`${text.place} ${id}`}
            detail={text.sentence}
            leading={<Icon name="bag" />}
            trailing={
              <>
                <Badge tone="positive">{text.short}</Badge>
                <IconButton
                  icon="close"
                  label={`${text.close} ${id}`}
                  onClick={() => setIds(ids.filter((other) => other !== id))}
                />
              </>
            }
            selected={id === chosen}
            onSelect={() => choose(id)}
          />
        ))}
        <ListRow title={text.otherPlace} href="#top" trailing={<Icon name="note" />} />
        <ListRow title={text.otherPlace} detail={text.hint} trailing="SGD 4.90" />
      </List>
      <Button icon="plus" onClick={add}>
        {text.short}
      </Button>
    </Stack>
  );
}

function Timeline({ text }: { text: Words }) {
  const states = ['done', 'done', 'current', 'upcoming', 'failed'] as const;
  return (
    <Steps
      label={text.title}
      steps={states.map((state, index) => ({
        id: `${index}`,
        label: text.short,
        state,
        stateLabel: state,
        ...(state !== 'upcoming' && { detail: text.sentence, time: `12:0${index}` }),
      }))}
    />
  );
}

function Known({ text }: { text: Words }) {
  return (
    <Facts
      facts={[
        { id: 'place', term: text.short, value: text.place },
        { id: 'fee', term: text.other, value: 'SGD 12.35' },
        { id: 'state', term: text.third, value: <Badge tone="positive">{text.short}</Badge> },
      ]}
    />
  );
}

function Badges({ text }: { text: Words }) {
  const tones = ['neutral', 'accent', 'positive', 'warning', 'critical', 'info'] as const;
  return (
    <Row wrap>
      {tones.map((tone) => (
        <Badge
          key={tone}
          tone={tone}
          dot={tone === 'info'}
          icon={tone === 'warning' ? 'clock' : undefined}
        >
          {text.short}
        </Badge>
      ))}
    </Row>
  );
}
