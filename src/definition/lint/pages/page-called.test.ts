import { expect, it } from 'vitest'
import { findingsWith } from '#tests/unit/broken-definitions.ts'

const file = 'pages/user-edit.page.json'

it('finds a name that what a page is called cannot print', () => {
  expect(findingsWith(file, { '/called': 'Edit {user.nme}' }).join('\n')).toContain(
    `${file} /called: 'user.nme' leads nowhere: 'user' has no 'nme'. Did you mean 'user.name'?`,
  )
})

it('wants a page that is called after something to ask for it', () => {
  expect(findingsWith(file, { '/facts': undefined })).toContain(
    `${file} /called: It asks for nothing it could print: name a call under 'facts'.`,
  )
})
