import { getDefaultRegistry } from '@rjsf/core'
import { expect, it } from 'vitest'
import { blueprintTheme } from './theme.ts'

// These only pass their parts on to templates that are ours.
const PASSING_ON = ['ArrayFieldDescriptionTemplate', 'ArrayFieldTitleTemplate', 'FallbackFieldTemplate']
// These only change the type or value of our base input, or render nothing.
const THROUGH_BASE_INPUT = [
  'ColorWidget',
  'DateTimeWidget',
  'EmailWidget',
  'HiddenWidget',
  'PasswordWidget',
  'TextWidget',
  'TimeWidget',
  'UpDownWidget',
  'URLWidget',
]

const registry = getDefaultRegistry()

it('draws every template rjsf has', () => {
  const { ButtonTemplates, ...templates } = blueprintTheme.templates
  const { ButtonTemplates: theirs, ...all } = registry.templates
  expect([...Object.keys(templates), ...PASSING_ON].toSorted()).toEqual(Object.keys(all).toSorted())
  expect(Object.keys(ButtonTemplates ?? {}).toSorted()).toEqual(Object.keys(theirs).toSorted())
})

it('draws every widget rjsf has', () => {
  expect([...Object.keys(blueprintTheme.widgets), ...THROUGH_BASE_INPUT].toSorted()).toEqual(
    Object.keys(registry.widgets).toSorted(),
  )
})
