// Generated from definitions/words by `npm run types`; do not edit.
import { speaker } from '../language.ts'

/** What the server says of the rights of people, of what they did, and of where they are signed in. */
export const sayRights = speaker<{
  readOnly: never
  readAndEdit: never
  through: { roles: string | number }
  rolesOfOthers: { count: number }
  needs: { roles: string | number }
  ruleSaysNo: { rule: string | number }
  mayNotSignIn: { state: string | number }
  environmentNotAssigned: never
  nothingChanges: never
  gained: { count: number }
  lost: { count: number }
  conflicts: { count: number }
  summary: { parts: string | number }
  byCredential: { name: string | number }
  byDirectory: { name: string | number }
  withCredential: { name: string | number; credential: string | number }
  startedByProgram: { credential: string | number }
  portal: never
  notSignedIn: never
  anotherProgram: never
  browserOn: { browser: string | number; system: string | number }
  toPayee: { amount: string | number; name: string | number; state: string | number }
  ofPayment: { amount: string | number; state: string | number }
  ofBatch: { count: number }
  beneficiary: never
  nothing: never
  goesAtOnce: never
  nobodyMayApprove: never
  approvedFirst: { names: string | number }
  others: { count: number }
}>('rights', {
  readOnly: 'Read only',
  readAndEdit: 'Read and edit',
  through: ['Through ', ['roles'], '.'],
  rolesOfOthers: [
    ['count', 2, { one: [0, ' more role is'], other: [0, ' more roles are'] }],
    ' not yours to give. Ask somebody who has them, or your Organization Administrator.',
  ],
  needs: ['Needs ', ['roles'], '.'],
  ruleSaysNo: ['The role is there, but this is not so: ', ['rule']],
  mayNotSignIn: [['state'], ': may not sign in.'],
  environmentNotAssigned: 'The environment is not assigned.',
  nothingChanges: 'Nothing is gained or lost.',
  gained: [['count', 2, { one: [0, ' permission gained'], other: [0, ' permissions gained'] }]],
  lost: [['count', 2, { one: [0, ' permission lost'], other: [0, ' permissions lost'] }]],
  conflicts: [['count', 2, { one: [0, ' conflict of duty'], other: [0, ' conflicts of duty'] }]],
  summary: [['parts'], '.'],
  byCredential: ['API credential ', ['name']],
  byDirectory: ['Directory of the login ', ['name']],
  withCredential: [['name'], ', with the API credential ', ['credential']],
  startedByProgram: ['A program started it, with the API credential ', ['credential'], '.'],
  portal: 'Portal',
  notSignedIn: 'Not signed in',
  anotherProgram: 'Another program',
  browserOn: [['browser'], ' on ', ['system']],
  toPayee: [['amount'], ' to ', ['name'], ', ', ['state']],
  ofPayment: [['amount'], ', ', ['state']],
  ofBatch: [['count', 2, { one: [0, ' payment'], other: [0, ' payments'] }]],
  beneficiary: 'Beneficiary',
  nothing: 'none',
  goesAtOnce: 'Nobody has to approve it.',
  nobodyMayApprove: 'Somebody else, and nobody here may as things are now.',
  approvedFirst: [['names'], ', before it goes.'],
  others: [['count', 2, { one: [0, ' other person'], other: [0, ' other people'] }]],
})
