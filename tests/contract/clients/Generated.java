package javax.annotation;

/** The mark of generated files, which a JDK of today has no longer; its package comes from Maven. */
public @interface Generated {
  String[] value();

  String date() default "";
}
