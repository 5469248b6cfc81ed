/** The facts of several models as rows of one table: a label, and each model's value or null where it states none. */
export interface FactRow {
  label: string;
  values: readonly (string | null)[];
}

type Facts = readonly (readonly [label: string, value: string])[];

/** Every label once, in the order in which the models state them: one that only some have stands behind its predecessor there. */
function labelsOf(models: readonly Facts[]): readonly string[] {
  return models.reduce<string[]>((labels, facts) => {
    let at = 0;
    for (const [label] of facts) {
      const known = labels.indexOf(label);
      if (known < 0) labels.splice(at, 0, label);
      at = (known < 0 ? at : known) + 1;
    }
    return labels;
  }, []);
}

export function factRows(models: readonly Facts[]): readonly FactRow[] {
  const byLabel = models.map((facts) => new Map(facts));
  return labelsOf(models).map((label) => ({
    label,
    values: byLabel.map((facts) => facts.get(label) ?? null),
  }));
}

/** Whether the models state different things, or one of them nothing. */
export function differs({ values }: FactRow): boolean {
  return values.some((value) => value !== values[0]);
}
