import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createSessionChannel } from './session-channel.ts'

const shownAgain = (persisted: boolean) => dispatchEvent(new PageTransitionEvent('pageshow', { persisted }))

const ended = vi.fn()
let deaf = () => {}

beforeEach(() => {
  localStorage.clear()
  ended.mockClear()
  deaf = createSessionChannel().hearEnd(ended)
})

afterEach(() => deaf())

it('who goes back to a page the browser kept is taken to be signed out when the session was ended since (TRU-092)', () => {
  shownAgain(true)
  expect(ended).not.toHaveBeenCalled()
  createSessionChannel().tellEnd()
  shownAgain(false)
  expect(ended).not.toHaveBeenCalled()
  shownAgain(true)
  expect(ended).toHaveBeenCalledOnce()
})

it('an end of before the page was shown is none of its own, and nobody is told once they stopped to listen (TRU-092)', () => {
  deaf()
  localStorage.setItem('portolan.session-ended', '1')
  deaf = createSessionChannel().hearEnd(ended)
  shownAgain(true)
  expect(ended).not.toHaveBeenCalled()
  deaf()
  localStorage.setItem('portolan.session-ended', '2')
  shownAgain(true)
  expect(ended).not.toHaveBeenCalled()
})
