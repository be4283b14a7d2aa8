// A rules question, answered by laying the table and trying. The same text in a file: `taproom ask question.yaml`.
import { readFileSync } from 'node:fs';
import { filmScenarioText } from 'taproom/scenario';

const file = new URL('question.yaml', import.meta.url);
for (const { name, film } of filmScenarioText(readFileSync(file, 'utf8'), { file: file.pathname })) {
  console.log(name);
  for (const { step, told } of film.shots)
    console.log(`  ${step ?? 'So the table is laid.'} ${told.join(' ')}`);
  const { table } = film;
  if (table === null || table.isOver()) continue;
  const { seat } = table.question();
  const { choices, refused } = table.answers(seat);
  console.log(`${table.name(seat)} can: ${choices.map(({ label }) => label).join('; ')}`);
  for (const { what, rules } of refused)
    console.log(`${table.name(seat)} cannot: ${what} (${rules.join(', ')})`);
}
