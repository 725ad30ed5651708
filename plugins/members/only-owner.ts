import type { Member } from '#schemas';

/** Whether a member is the only owner among all who are known, who include those of the main account. */
export function isOnlyOwner({ role, user_id }: Member, members: readonly Member[]): boolean {
  const others = members.filter((each) => each.user_id !== user_id);
  return role === 'owner' && others.every((each) => each.role !== 'owner');
}
