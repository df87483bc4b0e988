import type { Library } from '#definition/library.ts'
import { taskParts, tasks } from '../access/tasks.ts'
import { asList, byName, type Part } from './part.ts'

const inOrder = (library: Library) =>
  Object.values(library.tasks).toSorted((one, other) => one.order - other.order)

/** Conditions of each onboarding task and of its parts. */
export const taskTableParts: readonly Part[] = [
  {
    of: 'tasks',
    table: 'access/tasks.ts',
    says: byName(
      tasks.flatMap(({ task, order, after, shows, locked, source }) => [
        [`The task ${task}, order`, { value: order, source }],
        [`The task ${task}, after`, { value: after, source }],
        [`The task ${task}, shows`, { value: shows, source }],
        [`The task ${task}, locked`, { value: locked, source }],
        [
          `The task ${task}, parts`,
          { value: asList(taskParts.filter((line) => line.task === task).map(({ part }) => part)), source },
        ],
      ]),
    ),
    defined: (library) =>
      byName(
        inOrder(library).flatMap(({ id, order, after = [], showWhen = '', lockWhen = '', subtasks }) => {
          const at = { file: `tasks/${id}.task.json` }
          return [
            [`The task ${id}, order`, { value: String(order), ...at }],
            [`The task ${id}, after`, { value: after.join(' '), ...at }],
            [`The task ${id}, shows`, { value: showWhen, ...at }],
            [`The task ${id}, locked`, { value: lockWhen, ...at }],
            [`The task ${id}, parts`, { value: asList(subtasks.map((part) => part.id)), ...at }],
          ] as const
        }),
      ),
  },
  {
    of: 'tasks',
    table: 'access/tasks.ts',
    says: byName(
      taskParts.flatMap(({ task, part, page, shows, started, done, source }) => [
        [`The part ${part} of ${task}, page`, { value: page, source }],
        [`The part ${part} of ${task}, shows`, { value: shows, source }],
        [`The part ${part} of ${task}, started`, { value: started, source }],
        [`The part ${part} of ${task}, done`, { value: done, source }],
      ]),
    ),
    defined: (library) =>
      byName(
        inOrder(library).flatMap(({ id, subtasks }) =>
          subtasks.flatMap(({ id: part, page, showWhen = '', startedWhen = '', doneWhen = '' }) => {
            const at = { file: `tasks/${id}.task.json` }
            return [
              [`The part ${part} of ${id}, page`, { value: page, ...at }],
              [`The part ${part} of ${id}, shows`, { value: showWhen, ...at }],
              [`The part ${part} of ${id}, started`, { value: startedWhen, ...at }],
              [`The part ${part} of ${id}, done`, { value: doneWhen, ...at }],
            ] as const
          }),
        ),
      ),
  },
]
