import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useText } from '#i18n';
import type { endpoints, ResultOf } from '#schemas';
import { Button, Form, Stack, TextField } from '#ui';
import { $renaming, nameSaved } from './account-model.ts';
import * as css from './members.css.ts';

type ProfileFormProps = {
  profile: ResultOf<typeof endpoints.getProfile>;
  /** While the profile is on its way, its form has its place already. */
  coming?: boolean;
};

/** The person's name, which colleagues see beside orders. */
export function ProfileForm({ profile, coming = false }: ProfileFormProps) {
  const t = useText();
  const [save, busy] = useUnit([nameSaved, $renaming]);
  const [name, setName] = useState(profile.name ?? '');
  const [isMissing, setMissing] = useState(false);
  return (
    <Form
      inert={coming}
      aria-busy={coming || undefined}
      onSubmit={() => {
        setMissing(name.trim() === '');
        if (name.trim() !== '') save(name.trim());
      }}
    >
      <Stack className={css.narrow}>
        <p className={css.muted}>
          <bdi>{profile.email}</bdi>
        </p>
        <TextField
          label={t('profile.name')}
          hint={t('profile.name.hint')}
          autoComplete="name"
          dir="auto"
          maxLength={300}
          value={name}
          error={isMissing ? t('profile.name.missing') : undefined}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <div>
          <Button type="submit" busy={busy}>
            {t('profile.save')}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}
