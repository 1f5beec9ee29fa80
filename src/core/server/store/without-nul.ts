import {
  OperationNodeTransformer,
  type KyselyPlugin,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type PrimitiveValueListNode,
  type ValueNode,
} from 'kysely';

const withoutNul = (value: unknown) =>
  typeof value === 'string' ? value.replaceAll('\0', '') : value;

class Values extends OperationNodeTransformer {
  protected override transformValue(node: ValueNode): ValueNode {
    return { ...super.transformValue(node), value: withoutNul(node.value) };
  }

  protected override transformPrimitiveValueList(
    node: PrimitiveValueListNode,
  ): PrimitiveValueListNode {
    return { ...super.transformPrimitiveValueList(node), values: node.values.map(withoutNul) };
  }
}

/** Takes U+0000 out of every text that goes to the store: PostgreSQL refuses it, in a search as in a note. */
export class WithoutNul implements KyselyPlugin {
  readonly #values = new Values();

  transformQuery({ node, queryId }: PluginTransformQueryArgs) {
    return this.#values.transformNode(node, queryId);
  }

  async transformResult({ result }: PluginTransformResultArgs) {
    return result;
  }
}
