import { Button } from '@blueprintjs/core'
import { afterEach, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { wearTheme } from '#tests/component/wear-theme.ts'
import { chooseColours } from './colour-scheme.ts'

wearTheme()
afterEach(() => chooseColours('system'))

it('changes all colours at once: nothing fades on the way', async () => {
  await render(<Button text="Send" intent="primary" />)
  chooseColours('light')
  chooseColours('dark')
  expect(document.getAnimations().filter(({ playState }) => playState === 'running')).toEqual([])
})
