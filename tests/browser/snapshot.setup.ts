import { snapshotOf } from '../server/snapshot.ts'

/** Fills the database once, before several workers would. */
export default async function fillOnce(): Promise<void> {
  await snapshotOf('seeded')
}
