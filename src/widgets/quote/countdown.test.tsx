import { useLayoutEffect } from 'react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { TrialGround } from '#tests/fixtures/runtime/ground.tsx'
import { trialServices } from '#tests/fixtures/runtime/services.ts'
import { useCountdown } from './useCountdown.ts'

it('ends also when the last moment passes while it is drawn (QUO-022)', async () => {
  let now = 0
  const services = { ...trialServices({}), serverNow: () => now }
  function Left() {
    const left = useCountdown(new Date(50).toISOString())
    useLayoutEffect(() => {
      now = 100
    }, [])
    return <p>{left === 0 ? 'Over' : 'Running'}</p>
  }
  const screen = await render(
    <TrialGround services={services}>
      <Left />
    </TrialGround>,
  )
  await expect.element(screen.getByText('Over')).toBeVisible()
})
