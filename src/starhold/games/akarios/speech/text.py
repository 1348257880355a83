from starhold.kernel import Text


class AkariosText(Text):
    pass
