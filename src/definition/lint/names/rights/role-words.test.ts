import { expect, it } from 'vitest'
import { findingsWith } from '#tests/unit/broken-definitions.ts'

const file = 'roles.json'
const administrator = '/roles/Organization Administrator'

it('says of a role whose name, label and access differ which word to change', () => {
  expect(findingsWith(file, { '/roles/cloud.accounts.read/access': 'edit' })).toContain(
    `${file} /roles/cloud.accounts.read/access: 'cloud.accounts.read' is called a role that may read, and its access is 'edit': write 'read', or give it another name.`,
  )
  expect(findingsWith(file, { '/roles/cloud.accounts.write/label': 'Accounts, read only, read' })).toEqual([
    `${file} /roles/cloud.accounts.write/label: The label says 'read', and the access of 'cloud.accounts.write' is 'edit': let both say the same.`,
  ])
})

it('finds two roles of one label, for nobody could tell which is given', () => {
  expect(findingsWith(file, { '/roles/network.schemas.read/label': 'Accounts, read' })).toHaveLength(1)
})

it('finds a role for editing that does not include the one for reading, and tells that alone', () => {
  expect(findingsWith(file, { '/roles/cloud.accounts.write/includes': undefined })).toEqual([
    `${file} /roles/cloud.accounts.write: 'cloud.accounts.write' may edit what 'cloud.accounts.read' reads, and does not include it. A person with it alone could not see what they edit. Write "includes": ["cloud.accounts.read"].`,
  ])
})

it('finds a role that the administrator does not hold, for nobody could give it', () => {
  const found = findingsWith(file, {
    '/roles/rewards.auditor': {
      label: 'Auditor of rewards',
      area: 'All',
      group: 'Organisation',
      access: 'read',
      reserved: 'Nothing asks for it.',
    },
  })
  expect(found).toContain(
    `${file} ${administrator}/includes: 'Organization Administrator' does not include 'rewards.auditor', and nobody gives a role that they do not hold: nobody could ever have it. Add it here.`,
  )
})

it('knows one administrator: not none, and not two', () => {
  expect(findingsWith(file, { [`${administrator}/administrator`]: undefined })).toContain(
    `${file} /roles: No role is the administrator, whom every organisation needs: say "administrator": true of one.`,
  )
  expect(findingsWith(file, { '/roles/cloud.accounts.read/administrator': true })).toContain(
    `${file} /roles/cloud.accounts.read/administrator: 'Organization Administrator' is the administrator already: only one role is. Take the word out of one of them.`,
  )
})
